import type { Payload } from 'payload'
import { createDocument, ensureDocument } from '#platform/seeding/ensure-document.ts'
import type { Seeding } from '#platform/seeding/seeding.ts'
import { visibilityColumns } from '../rules/visibility.ts'
import { type DealerContent, readDealerContent } from './content.ts'
import { dealerData } from './dealer-data.ts'
import { generateDealers } from './generate-dealers.ts'
import type { SeedDealer, SeedRegion } from './schema.ts'

type Ids = ReadonlyMap<string, number>
type Count = (isCreated: boolean) => void

/** Seeds regions, groups and dealers. */
export async function dealerSeeding(): Promise<Seeding> {
  return seedingOf(await readDealerContent())
}

/**
 * Seeds the dealers of the content and invented ones, which stand in for a larger network in measurements.
 *
 * @param count number of dealers in total, at most {@link maxGeneratedDealers}
 */
export async function generatedDealerSeeding(count: number): Promise<Seeding> {
  const content = await readDealerContent()
  return seedingOf({ ...content, dealers: dealersOfSize(count, content) })
}

/** The dealers that {@link generatedDealerSeeding} creates. */
export async function readGeneratedDealers(count: number): Promise<readonly SeedDealer[]> {
  return dealersOfSize(count, await readDealerContent())
}

function dealersOfSize(count: number, content: DealerContent): readonly SeedDealer[] {
  return [...content.dealers, ...generateDealers(count - content.dealers.length, content)]
}

function seedingOf(content: DealerContent): Seeding {
  return {
    total: content.regions.length + content.groups.length + content.dealers.length,
    async run(payload, count) {
      const regions = await seedRegions(payload, content, count)
      const groups = await seedGroups(payload, content, regions, count)
      await seedDealers(payload, content, { regions, groups }, count)
    },
  }
}

async function seedRegions(payload: Payload, { regions }: DealerContent, count: Count): Promise<Ids> {
  const ids = new Map<string, number>()
  for (const [index, region] of regions.entries()) {
    const { id, made } = await ensureDocument(payload, 'regions', { slug: { equals: region.slug } }, () =>
      regionData(region, index + 1),
    )
    ids.set(region.slug, id)
    count(made)
  }
  return ids
}

function regionData({ hides, ...facts }: SeedRegion, order: number) {
  const shows = Object.fromEntries(visibilityColumns.map((column) => [column, !hides.includes(column)]))
  return { ...facts, order, shows }
}

async function seedGroups(
  payload: Payload,
  { groups }: DealerContent,
  regions: Ids,
  count: Count,
): Promise<Ids> {
  const ids = new Map<string, number>()
  for (const group of groups) {
    const { id, made } = await ensureDocument(
      payload,
      'dealerGroups',
      { slug: { equals: group.slug } },
      () => ({
        ...group,
        regions: group.regions.map((slug) => idFor(regions, slug)),
        _status: 'published' as const,
      }),
    )
    ids.set(group.slug, id)
    count(made)
  }
  return ids
}

async function seedDealers(
  payload: Payload,
  content: DealerContent,
  { regions, groups }: { regions: Ids; groups: Ids },
  count: Count,
): Promise<void> {
  const existing = await existingSlugs(payload)
  for (const dealer of content.dealers) {
    const isMissing = !existing.has(dealer.slug)
    if (isMissing) {
      const data = dealerData(dealer, {
        region: idFor(regions, dealer.region),
        group: dealer.group === undefined ? undefined : idFor(groups, dealer.group),
        hours: content.hoursOf(dealer),
        services: content.servicesOf(dealer),
      })
      await createDocument(payload, 'dealers', data)
    }
    count(isMissing)
  }
}

/** Slugs of all dealers, drafts and the trash included, in one query: two for each dealer would double the time. */
async function existingSlugs(payload: Payload): Promise<ReadonlySet<string>> {
  const { docs } = await payload.find({
    collection: 'dealers',
    ...{ draft: true, trash: true, pagination: false, depth: 0, overrideAccess: true },
    select: { slug: true },
  })
  return new Set(docs.map(({ slug }) => slug))
}

function idFor(ids: Ids, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The dealers of the content refer to ${key}, which does not exist.`)
  return id
}
