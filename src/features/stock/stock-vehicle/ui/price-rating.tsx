import { formatStockPrice, type UsedVehicle } from '#features/stock/stock/index.ts'
import type { ComparableVehicle } from '#features/stock/stock/server.ts'
import { fill } from '#platform/i18n/fill.ts'
import { type Cents, cents } from '#platform/money.ts'
import type { PriceRating } from '../rules/rate-price.ts'
import type { PriceRatingTexts } from '../texts.ts'
import { ComparableList } from './comparable-list.tsx'
import { PricePlot } from './price-plot.tsx'
import { ratingLine } from './rating-line.ts'

type Props = {
  vehicle: UsedVehicle & { readonly price: Cents }
  rating: PriceRating<ComparableVehicle>
  texts: PriceRatingTexts
}

/** How the price of a vehicle compares: the rating, what it rests on, and every vehicle it was compared with. */
export function PriceRatingView({ vehicle, rating, texts }: Props) {
  const { price, dealer } = vehicle
  const { comparables, spread, median, basis } = rating
  const amount = (value: Cents) => formatStockPrice(value, dealer.currency)
  const [lower, upper] = spread.map(amount) as [string, string]
  const prices = comparables.map((comparable) => comparable.price)
  const values = { count: comparables.length, lower, upper, median: amount(median) }
  const mixed = comparables.some((comparable) => comparable.dealer.currency !== dealer.currency)
  const extremes = {
    lowest: amount(cents(Math.min(price, ...prices))),
    highest: amount(cents(Math.max(price, ...prices))),
  }
  const figures = [
    { label: texts.thisOne, value: amount(price) },
    { label: texts.median, value: amount(median) },
    { label: texts.spread, value: fill(texts.spreadValue, { lower, upper }) },
    { label: texts.sample, value: String(comparables.length) },
  ]
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-x-gutter gap-y-6 laptop:grid-cols-2">
        <div>
          <p className="text-h3">{ratingLine(rating, dealer.currency, texts)}</p>
          <p className="mt-4 max-w-[60ch] text-ink-2">
            {fill(basis === 'model' ? texts.explanationModel : texts.explanationRange, values)}
            {mixed ? ` ${texts.currencies}` : null}
          </p>
        </div>
        <div>
          <PricePlot {...{ prices, price, spread, median }} label={fill(texts.plot, extremes)} />
          <p aria-hidden="true" className="figures flex justify-between gap-4 text-ink-2 text-small">
            <span>{extremes.lowest}</span>
            <span>{extremes.highest}</span>
          </p>
        </div>
      </div>
      <dl className="grid grid-cols-1 gap-x-gutter gap-y-4 border-line border-t pt-5 phone:grid-cols-2 laptop:grid-cols-4">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-ink-2 text-small">{label}</dt>
            <dd className="figures mt-1 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <ComparableList comparables={comparables} texts={texts} />
    </div>
  )
}
