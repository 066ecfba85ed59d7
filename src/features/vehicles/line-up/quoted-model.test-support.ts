import { basisPoints, cents, rand } from '#platform/money.ts'
import type { QuotedModel } from './quoted-model.ts'

/** A model of a range for tests: its price, and its instalment in a plan of 72 months, both in rand. */
export function quotedModel(
  range: string,
  price: number | null,
  instalment: number | null,
  more: Partial<QuotedModel> = {},
): QuotedModel {
  const plan = { price: rand(price ?? 0), deposit: cents(0), balloon: cents(0), rate: basisPoints(1200) }
  return {
    ...{ code: `${range}-${price}`, name: range, range, formerPrice: null, offer: null },
    price: price === null ? null : rand(price),
    quote: instalment === null ? null : quoteOf({ ...plan, months: 72 }, instalment),
    ...{ seats: 5, fuelType: 'Petrol', driveSystem: 'Front' },
    ...more,
  }
}

type Quote = NonNullable<QuotedModel['quote']>

function quoteOf(plan: Quote['plan'], instalment: number): Quote {
  const totals = { instalments: rand(instalment * 72), interest: cents(0), fees: cents(0), cost: cents(0) }
  return { plan, instalment: rand(instalment), totals }
}
