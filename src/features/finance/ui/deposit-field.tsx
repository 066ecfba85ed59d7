import { memo, useState } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import { type Cents, formatPrice } from '#platform/money.ts'
import { AmountField } from '#ui/forms/amount-field.tsx'
import { type CappedDeposit, readDeposit } from '../rules/deposit.ts'
import type { FinanceTexts } from '../texts.ts'

/** An amount without its currency, which stands before the field. */
const digitsOf = (amount: Cents) => formatPrice(amount).slice(2)

type Props = {
  /** As far as the price takes it. */
  deposit: CappedDeposit
  onChange: (deposit: Cents) => void
  texts: FinanceTexts
}

/**
 * The deposit of a plan. What is typed stands as it was typed until the field is left; what is above the cap is said
 * beside it, also once the cap stands in the field, until the deposit changes. To walk through the field changes
 * nothing: other plans may take more of the same deposit.
 *
 * Source: decision F-5.
 */
export const DepositField = memo(function DepositField({
  deposit: { deposit, cap, capped },
  onChange,
  texts,
}: Props) {
  const [typed, setTyped] = useState<string>()
  const [correctedTo, setCorrectedTo] = useState<Cents>()
  const isCorrected = capped || (correctedTo === cap && deposit === cap)
  const amount = formatPrice(cap)
  return (
    <AmountField
      label={texts.deposit}
      text={typed ?? digitsOf(deposit)}
      onType={(text) => {
        setTyped(text.replace(/[^0-9\s]/g, ''))
        setCorrectedTo(undefined)
        onChange(readDeposit(text))
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
