import { z } from 'zod'
import { readContentFile } from '#platform/seeding/content-file.ts'

const name = z.string().trim().min(1).max(60)
const weight = z.int().positive()
const year = z.int().min(1990).max(2100)

const modelSchema = z.strictObject({
  /** With the range, without the make. */
  name: z.string().trim().min(1).max(120),
  /** The letter of feeds: P, D, H or E. */
  fuel: z.enum(['P', 'D', 'H', 'E']),
  transmissions: z.array(z.enum(['Automatic', 'Manual', 'CVT'])).min(1),
  /** Price of a new one today, or of its successor, in cents. */
  newPrice: z.int().positive().multipleOf(100, 'whole rand'),
  /** First and last year of the model; without a last one it is still built. */
  from: year,
  to: year.optional(),
})

const catalogueFile = z.strictObject({
  makes: z
    .array(
      z.strictObject({
        name,
        /** Share of the stock, relative to the other makes. */
        weight,
        /** Whether dealers of the network sell it new, so that they certify and connect it more often. */
        ownMake: z.boolean().default(false),
        /** What a year leaves of the value, in basis points. */
        yearlyValue: z.int().min(5_000).max(9_900),
        ranges: z
          .array(z.strictObject({ name, bodyType: name, weight, models: z.array(modelSchema).min(1) }))
          .min(1),
      }),
    )
    .min(1),
  colours: z.array(z.strictObject({ name, weight })).min(1),
})

/** A model of which vehicles are invented, and its share of them. */
export type CatalogueModel = z.infer<typeof modelSchema> & {
  readonly code: string
  readonly make: string
  readonly range: string
  readonly bodyType: string
  readonly ownMake: boolean
  readonly yearlyValue: number
  readonly share: number
}

export type StockCatalogue = {
  readonly models: readonly CatalogueModel[]
  readonly colours: readonly { readonly name: string; readonly share: number }[]
}

/**
 * Reads the models of `content/stock`, of which used vehicles are invented.
 *
 * @throws ContentError on the first problem found
 */
export async function readStockCatalogue(): Promise<StockCatalogue> {
  const { makes, colours } = await readContentFile('stock/catalogue.json', catalogueFile)
  const models = makes.flatMap((make, makeIndex) => {
    const total = make.ranges.reduce((sum, range) => sum + range.weight, 0)
    return make.ranges.flatMap((range, rangeIndex) =>
      range.models.map((model, index) => ({
        ...model,
        code: String(60_000_000 + makeIndex * 100_000 + rangeIndex * 1_000 + index * 10),
        make: make.name,
        range: range.name,
        bodyType: range.bodyType,
        ownMake: make.ownMake,
        yearlyValue: make.yearlyValue,
        share: (make.weight * range.weight) / total / range.models.length,
      })),
    )
  })
  return { models, colours: colours.map((colour) => ({ name: colour.name, share: colour.weight })) }
}
