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
    /** Basis points of the price that each month after the shortest term costs. */
    lessPerMonth: share,
    /** Basis points of the price that each mileage after the lowest costs. */
    lessPerMileage: share,
  }),
  subscriptionQuotes: z.strictObject({
    /** Kilometres a month, from low to high. */
    mileages: z.array(count).min(1),
    months: count,
    /** Millionths of the price a month, at the lowest mileage. */
    shareOfPrice: count,
    /** Millionths of the price a month that each further mileage costs. */
    morePerMileage: count,
    /** In cents a month. */
    protect: count,
    /** Ten thousandths of the price, a month on top of it. */
    protectShareOfPrice: count,
  }),
  ranges: z.array(
    z.strictObject({
      range: z.string().min(1),
      models: z.array(z.string().regex(/^[0-9A-Z]{3}$/)),
      /** Basis points of the price at the shortest term and the lowest mileage; null where nothing is guaranteed. */
      guaranteedShare: share.nullable(),
      /** Percent of the usual price by the month; null where the rate book has nothing. */
      subscriptionLevel: count.nullable(),
    }),
  ),
})

export type FiguresContent = z.infer<typeof figuresFile>

/** The rule by which the first figures are made. @throws ContentError when the file is not as it should be */
export function readFiguresContent(): Promise<FiguresContent> {
  return readContentFile('finance/figures.json', figuresFile)
}
