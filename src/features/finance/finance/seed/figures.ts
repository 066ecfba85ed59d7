import { type Cents, cents, multiplyByRatio } from '#platform/money.ts'
import type { FiguresContent } from './content.ts'

type PricedModel = { readonly code: string; readonly price: Cents }

/** A deterministic number from 0 to 6, which makes the figures of models in a range differ slightly. */
function variationOf(code: string): number {
  return [...code].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 7
}

/** Returns the guaranteed values of a model, which fall with term and mileage. */
export function createGuaranteedValues(
  { code }: Pick<PricedModel, 'code'>,
  share: number,
  { mileages, terms, lessPerMonth, lessPerMileage }: FiguresContent['guaranteedValues'],
) {
  const shortest = Math.min(...terms)
  return mileages.flatMap((mileage, step) =>
    terms.map((months) => ({
      mileage,
      months,
      factor: share + variationOf(code) * 5 - (months - shortest) * lessPerMonth - step * lessPerMileage,
    })),
  )
}

/** Returns the subscription quotes of a model, which rise with the mileage. Amounts are whole cents. */
export function createSubscriptionQuotes(
  { code, price }: PricedModel,
  level: number,
  {
    mileages,
    months,
    shareOfPrice,
    morePerMileage,
    protect,
    protectShareOfPrice,
  }: FiguresContent['subscriptionQuotes'],
) {
  const shareOfPriceInCents = (numerator: number, denominator: number) =>
    multiplyByRatio(price, numerator, denominator, 'half up')
  return mileages.map((mileage, step) => ({
    mileage,
    months,
    lease_price: shareOfPriceInCents(
      (shareOfPrice + step * morePerMileage) * level + variationOf(code) * 33,
      100_000_000,
    ),
    protect: cents(protect + shareOfPriceInCents(protectShareOfPrice, 10_000)),
    reference: `KQ-${code}-${mileage}`,
  }))
}
