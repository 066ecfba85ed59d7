import { z } from 'zod'
import { readContentFile } from '#platform/seeding/content-file.ts'

const count = z.int().positive()
const share = z.int().min(0).max(10_000)

const figuresFile = z.strictObject({
  guaranteedValues: z.strictObject({
    /** Kilometres a year, from low to high. */
    mileages: z.array(count).min(1),
    /** Months, from low to high. */
    terms: z.array(count).min(1),
    /** Basis points of the price deducted for each month beyond the shortest term. */
    lessPerMonth: share,
    /** Basis points of the price deducted for each mileage step above the lowest. */
    lessPerMileage: share,
  }),
  subscriptionQuotes: z.strictObject({
    /** Kilometres a month, from low to high. */
    mileages: z.array(count).min(1),
    months: count,
    /** Millionths of the price, a month, at the lowest mileage. */
    shareOfPrice: count,
    /** Millionths of the price, a month, added for each further mileage step. */
    morePerMileage: count,
    /** In cents a month. */
    protect: count,
    /** Ten-thousandths of the price, a month, added to `protect`. */
    protectShareOfPrice: count,
  }),
  ranges: z.array(
    z.strictObject({
      range: z.string().min(1),
      models: z.array(z.string().regex(/^[0-9A-Z]{3}$/)),
      /** Basis points of the price at the shortest term and lowest mileage; null for ranges without FutureDrive. */
      guaranteedShare: share.nullable(),
      /** Percentage of the standard monthly price; null for ranges without a subscription. */
      subscriptionLevel: count.nullable(),
    }),
  ),
})

export type FiguresContent = z.infer<typeof figuresFile>

/** Reads the parameters of the seeded figures. @throws ContentError when the file is invalid. */
export function readFiguresContent(): Promise<FiguresContent> {
  return readContentFile('finance/figures.json', figuresFile)
}
