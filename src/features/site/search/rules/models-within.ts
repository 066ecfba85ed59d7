import type { QuotedModel } from '#features/vehicles/line-up/index.ts'
import type { Cents } from '#platform/money.ts'
import type { AmountLimit, VehicleLimits } from './vehicle-limits.ts'

type Model = Pick<QuotedModel, 'code' | 'price' | 'quote' | 'seats'>

const isWithin = (amount: Cents | null | undefined, limit: AmountLimit | null) =>
  limit === null ||
  (amount != null && (limit.bound === 'most' ? amount <= limit.amount : amount >= limit.amount))

/**
 * Returns the codes of the models within all limits; an unknown value is within none. The nearest to what was asked for
 * come first: the fewest seats more, then the dearest below a limit, else the least expensive.
 */
export function modelsWithin(models: readonly Model[], limits: VehicleLimits): string[] {
  const { price, monthly, seats } = limits
  const direction = (price ?? monthly)?.bound === 'most' ? -1 : 1
  const amountOf = ({ price: amount, quote }: Model) =>
    (monthly ? quote?.instalment : amount) ?? Number.POSITIVE_INFINITY
  return models
    .filter(
      (model) =>
        isWithin(model.price, price) &&
        isWithin(model.quote?.instalment, monthly) &&
        (seats === null || (model.seats !== null && model.seats >= seats)),
    )
    .toSorted(
      (a, b) =>
        (seats === null ? 0 : Number(a.seats) - Number(b.seats)) ||
        (amountOf(a) === amountOf(b) ? 0 : direction * (amountOf(a) < amountOf(b) ? -1 : 1)),
    )
    .map(({ code }) => code)
}
