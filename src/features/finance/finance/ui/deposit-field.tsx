import { memo, useState } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import { type Cents, formatNamibianDollars, formatPrice } from '#platform/money.ts'
import {
  currencyCode,
  currencySymbol,
  type dealerCurrencies,
  namibianDollarSymbol,
} from '#platform/site/market.ts'
import { AmountField } from '#ui/forms/amount-field.tsx'
import { type CappedDeposit, parseDeposit } from '../rules/deposit.ts'
import type { FinanceTexts } from '../texts.ts'

/** Formats an amount without the currency, which the field displays itself. */
const digitsOf = (amount: Cents) => formatPrice(amount).slice(2)

const currencies = {
  [currencyCode]: { symbol: currencySymbol, format: formatPrice },
  NAD: { symbol: namibianDollarSymbol, format: formatNamibianDollars },
}

type Props = {
  /** Limited to the cap for the price. */
  deposit: CappedDeposit
  onChange: (deposit: Cents) => void
  /** Rand by default. */
  currency?: (typeof dealerCurrencies)[number]
  texts: FinanceTexts
}

/**
 * The deposit field of a plan. Typed text is kept until the field loses focus. The notice about a capped deposit
 * remains until the deposit changes. Focus alone changes nothing, because other plans may accept a higher deposit.
 *
 * Source: decision F-5.
 */
export const DepositField = memo(function DepositField({
  deposit: { deposit, cap, capped },
  onChange,
  currency = currencyCode,
  texts,
}: Props) {
  const [typed, setTyped] = useState<string>()
  const [correctedTo, setCorrectedTo] = useState<Cents>()
  const isCorrected = capped || (correctedTo === cap && deposit === cap)
  const { symbol, format } = currencies[currency]
  const amount = format(cap)
  return (
    <AmountField
      label={texts.deposit}
      symbol={symbol}
      text={typed ?? digitsOf(deposit)}
      onType={(text) => {
        setTyped(text.replace(/[^0-9\s]/g, ''))
        setCorrectedTo(undefined)
        onChange(parseDeposit(text))
      }}
      onLeave={() => {
        if (typed === undefined) return
        if (capped) setCorrectedTo(cap)
        setTyped(undefined)
        onChange(deposit)
      }}
      help={fill(texts.depositAtMost, { amount })}
      notice={isCorrected ? fill(texts.depositCapped, { amount }) : undefined}
    />
  )
})
