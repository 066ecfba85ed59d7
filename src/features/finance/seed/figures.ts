import { type Cents, cents, multiplyByRatio } from '#platform/money.ts'
import type { FiguresContent } from './content.ts'

type PricedModel = { readonly code: string; readonly price: Cents }

/** 0 to 6: no two models of a range are alike in everything, and a model is always like itself. */
function differenceOf(code: string): number {
  return [...code].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 7
}

/** What a model is guaranteed to be worth: the less, the longer and the further it is driven. */
export function valuesOf(
  { code }: Pick<PricedModel, 'code'>,
  share: number,
  { mileages, terms, lessPerMonth, lessPerMileage }: FiguresContent['guaranteedValues'],
) {
  const shortest = Math.min(...terms)
  return mileages.flatMap((mileage, step) =>
    terms.map((months) => ({
      mileage,
      months,
      factor: share + differenceOf(code) * 5 - (months - shortest) * lessPerMonth - step * lessPerMileage,
    })),
  )
}

/** What a model costs by the month: the more, the further it is driven. Amounts are whole cents. */
export function quotesOf(
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
  const ofPrice = (numerator: number, denominator: number) =>
    multiplyByRatio(price, numerator, denominator, 'half up')
  return mileages.map((mileage, step) => ({
    mileage,
    months,
    lease_price: ofPrice(
      (shareOfPrice + step * morePerMileage) * level + differenceOf(code) * 33,
      100_000_000,
    ),
    protect: cents(protect + ofPrice(protectShareOfPrice, 10_000)),
    reference: `KQ-${code}-${mileage}`,
  }))
}
