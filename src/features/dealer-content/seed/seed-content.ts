import type { CollectionSlug, Payload, Where } from 'payload'
import { ensureDocument } from '#platform/seeding/ensure-document.ts'
import type { Seeding } from '#platform/seeding/seeding.ts'
import { siteClock } from '#platform/site-clock.ts'
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

function conditionFor({ audience, dealer, group }: AudienceData): Where[] {
  return [
    { audience: { equals: audience } },
    ...(dealer === null ? [] : [{ dealer: { equals: dealer } }]),
    ...(group === null ? [] : [{ group: { equals: group } }]),
  ]
}

async function seedBatch(
  payload: Payload,
  { collection, items, field, name, data }: Batch<SeedOwner>,
  references: References,
  count: (isCreated: boolean) => void,
): Promise<void> {
  for (const [index, item] of items.entries()) {
    const audience = audienceData(item, references)
    const where: Where = { and: [{ [field]: { equals: name(item) } }, ...conditionFor(audience)] }
    const { made } = await ensureDocument(
      payload,
      collection as CollectionSlug,
      where,
      () =>
        ({
          ...data(item, index, references),
          ...audience,
          _status: 'published' as const,
        }) as never,
    )
    count(made)
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
