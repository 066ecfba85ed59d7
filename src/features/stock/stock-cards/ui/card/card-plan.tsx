import { type CardFinance, formatRate, quoteForCard } from '#features/finance/finance/rules.ts'
import { formatStockPrice, type UsedVehicle } from '#features/stock/stock/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Cents } from '#platform/money.ts'
import { formatStockInstalment } from '../../format-vehicle.ts'
import type { StockCardLabels } from '../../labels.ts'

type Props = {
  /** The displayed price in cents. */
  price: Cents
  currency: UsedVehicle['dealer']['currency']
  finance: CardFinance
  texts: StockCardLabels
}

/** The instalment of a card with the figures that credit disclosure requires. Source: requirement D-111; decision F-3. */
export function CardPlan({ price, currency, finance, texts }: Props) {
  const { plan, instalment, totals } = quoteForCard(price, finance)
  if (totals === null) return null
  const amount = (cents: Cents) => formatStockPrice(cents, currency)
  return (
    <>
      <p className="figures mt-0.5 font-semibold text-ink-2">{formatStockInstalment(instalment, currency)}</p>
      <p className="figures mt-0.5 text-ink-2 text-small">
        {fill(texts.plan, {
          months: plan.months,
          total: amount(totals.instalments),
          rate: formatRate(plan.rate),
          deposit: amount(plan.deposit),
          balloon: amount(plan.balloon),
        })}
      </p>
    </>
  )
}
