import type { CollectionSlug, Payload } from 'payload'
import { createDocument } from '#platform/seeding/ensure-document.ts'
import type { Seeding } from '#platform/seeding/seeding.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { nameOf, readSeedContent } from './content.ts'
import { eventData, faqData, quoteData, teamData, testimonialData } from './document-data.ts'
import { type AudienceData, audienceData, findReferences, type References } from './references.ts'
import type { SeedOwner } from './schema.ts'

type ContentSlug = 'teams' | 'testimonials' | 'dealerFaqs' | 'dealerEvents' | 'dealerQuotes'

/** Documents of one collection: the field that names them, and their data. */
type Batch<Item extends SeedOwner> = {
  readonly collection: ContentSlug
  readonly items: readonly Item[]
  readonly field: string
  readonly name: (item: Item) => string
  readonly data: (item: Item, index: number, references: References) => object
}

const batch = <Item extends SeedOwner>(one: Batch<Item>) => one as unknown as Batch<SeedOwner>

const identityOf = (name: unknown, { audience, dealer, group }: AudienceData) =>
  [name, audience, dealer ?? '', group ?? ''].join('/')

/** Identities of all documents of a collection, drafts and the trash included, in one query. */
async function existingIdentities(payload: Payload, { collection, field }: Batch<SeedOwner>) {
  const { docs } = await payload.find({
    collection: collection as CollectionSlug,
    ...{ draft: true, trash: true, pagination: false, depth: 0, overrideAccess: true },
    select: { [field]: true, audience: true, dealer: true, group: true } as never,
  })
  const rows = docs as unknown as readonly (AudienceData & Record<string, unknown>)[]
  return new Set(rows.map((row) => identityOf(row[field], row)))
}

async function seedBatch(
  payload: Payload,
  all: Batch<SeedOwner>,
  references: References,
  count: (isCreated: boolean) => void,
): Promise<void> {
  const { collection, items, name, data } = all
  const existing = await existingIdentities(payload, all)
  for (const [index, item] of items.entries()) {
    const audience = audienceData(item, references)
    const isMissing = !existing.has(identityOf(name(item), audience))
    if (isMissing) {
      const document = { ...data(item, index, references), ...audience, _status: 'published' }
      await createDocument(payload, collection as CollectionSlug, document as never)
    }
    count(isMissing)
  }
}

/** Seeds the teams, testimonials, FAQs, events and quotes of dealers. Requires the seeded dealers and colours. */
export async function dealerContentSeeding(): Promise<Seeding> {
  const { teams, testimonials, faqs, events, quotes } = await readSeedContent()
  const order = (index: number) => (index + 1) * 10
  const today = siteClock().today()
  const batches = [
    batch({
      ...{ collection: 'teams', items: teams, field: 'teamName', name: nameOf.teams },
      data: (item, index) => teamData(item, order(index)),
    }),
    batch({
      ...{ collection: 'testimonials', items: testimonials, field: 'fullName', name: nameOf.testimonials },
      data: (item, _, references) => testimonialData(item, references),
    }),
    batch({
      ...{ collection: 'dealerFaqs', items: faqs, field: 'title', name: nameOf.faqs },
      data: (item, index, references) => faqData(item, order(index), references),
    }),
    batch({
      ...{ collection: 'dealerEvents', items: events, field: 'name', name: nameOf.events },
      data: (item, _, references) => eventData(item, references, today),
    }),
    batch({
      ...{ collection: 'dealerQuotes', items: quotes, field: 'fullName', name: nameOf.quotes },
      data: quoteData,
    }),
  ]
  return {
    total: batches.reduce((sum, { items }) => sum + items.length, 0),
    async run(payload, count) {
      const references = await findReferences(payload)
      for (const one of batches) await seedBatch(payload, one, references, count)
    },
  }
}
