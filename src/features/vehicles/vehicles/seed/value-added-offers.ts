import { readFile } from 'node:fs/promises'
import type { Payload } from 'payload'
import { z } from 'zod'
import { ensureDocument } from '#platform/seeding/ensure-document.ts'
import type { Seeding } from '#platform/seeding/seeding.ts'
import { siteClock } from '#platform/time/site-clock.ts'

const day = z.iso.date()
const text = z.string().trim().min(1)

const offersFile = z.strictObject({
  offers: z.array(
    z.strictObject({
      title: text,
      /** Slug. */
      range: text,
      /** Default: three months from the first day of the month of seeding. */
      period: z.strictObject({ startsOn: day, endsOn: day }).optional(),
      benefits: z.array(text).min(1).max(6),
      /** Paragraphs. */
      terms: z.array(text).min(1),
      disclaimer: z.array(text).min(1),
    }),
  ),
})

export type SeedOffer = z.infer<typeof offersFile>['offers'][number]

const file = new URL('../../../../../content/vehicles/value-added-offers.json', import.meta.url)

/** @throws ZodError when `content/vehicles/value-added-offers.json` is invalid. */
async function readValueAddedOffers(): Promise<readonly SeedOffer[]> {
  return offersFile.parse(JSON.parse(await readFile(file, 'utf8'))).offers
}

/** Noon in Johannesburg, so that the date is the same in all nearby time zones. */
const noon = (date: string) => `${date}T10:00:00.000Z`

/** Returns three calendar months, starting with the current one. Source: rule G-2. */
function periodFromNow() {
  const [year = 0, month = 1] = siteClock().today().split('-').map(Number)
  const dayAt = (monthsLater: number, date: number) =>
    new Date(Date.UTC(year, month - 1 + monthsLater, date)).toISOString().slice(0, 10)
  return { startsOn: dayAt(0, 1), endsOn: dayAt(3, 0) }
}

async function rangeId(payload: Payload, slug: string): Promise<number> {
  const { docs } = await payload.find({
    collection: 'ranges',
    where: { slug: { equals: slug } },
    draft: true,
    depth: 0,
    limit: 1,
    trash: true,
    overrideAccess: true,
  })
  if (!docs[0]) throw new Error(`content/vehicles/value-added-offers.json: range ${slug} does not exist.`)
  return docs[0].id
}

/**
 * Seeds the value-added offers of the specification, which have ended, and one that is valid now. Source: decision
 * C-17.
 */
export async function valueAddedOfferSeeding(): Promise<Seeding> {
  const offers = await readValueAddedOffers()
  return {
    total: offers.length,
    async run(payload, count) {
      for (const { range, period, terms, disclaimer, benefits, title } of offers) {
        const id = await rangeId(payload, range)
        const { startsOn, endsOn } = period ?? periodFromNow()
        const { made } = await ensureDocument(
          payload,
          'valueAddedOffers',
          { title: { equals: title }, range: { equals: id } },
          () => ({
            title,
            range: id,
            startsOn: noon(startsOn),
            endsOn: noon(endsOn),
            benefits: benefits.map((benefit) => ({ text: benefit })),
            terms: terms.join('\n\n'),
            disclaimer: disclaimer.join('\n\n'),
            _status: 'published' as const,
          }),
        )
        count(made)
      }
    },
  }
}
