import { ContentError, readContentFile } from '#platform/seeding/content-file.ts'
import type { DealerService } from '../dealer.ts'
import {
  dealersFile,
  groupsFile,
  regionsFile,
  type SeedDealer,
  type SeedGroup,
  type SeedHours,
  type SeedRegion,
} from './schema.ts'

export type DealerContent = {
  readonly regions: readonly SeedRegion[]
  readonly groups: readonly SeedGroup[]
  readonly dealers: readonly SeedDealer[]
  readonly hoursOf: (dealer: SeedDealer) => SeedHours
  readonly servicesOf: (dealer: SeedDealer) => readonly DealerService[]
}

/**
 * Reads and validates the dealers of the content: the shape of each file, unique slugs and codes, and that every
 * reference exists.
 *
 * @throws ContentError on the first problem found
 */
export async function readDealerContent(): Promise<DealerContent> {
  const [{ regions }, { groups }, file] = await Promise.all([
    readContentFile('dealers/regions.json', regionsFile),
    readContentFile('dealers/groups.json', groupsFile),
    readContentFile('dealers/dealers.json', dealersFile),
  ])
  const { dealers, hours, services } = file
  requireUnique(dealers.map(({ slug }) => slug))
  requireUnique(dealers.map(({ supplierCode }) => supplierCode))
  const regionSlugs = new Set(regions.map(({ slug }) => slug))
  const groupSlugs = new Set(groups.map(({ slug }) => slug))
  for (const { slug, region, group } of dealers) {
    if (!regionSlugs.has(region)) throw contentError(slug, `the region ${region} does not exist`)
    if (group !== undefined && !groupSlugs.has(group))
      throw contentError(slug, `the group ${group} does not exist`)
  }
  return {
    regions,
    groups,
    dealers,
    hoursOf: (dealer) => findList(hours, dealer.hours, dealer.slug),
    servicesOf: (dealer) => findList(services, dealer.services, dealer.slug),
  }
}

function findList<Value>(lists: Readonly<Record<string, Value>>, name: string, slug: string): Value {
  const list = lists[name]
  if (list === undefined) throw contentError(slug, `${name} is not the name of a list`)
  return list
}

function requireUnique(values: readonly string[]): void {
  const duplicate = values.find((value, index) => values.indexOf(value) !== index)
  if (duplicate !== undefined) throw contentError(duplicate, 'is there twice')
}

function contentError(slug: string, problem: string): ContentError {
  return new ContentError('dealers/dealers.json', [slug], problem)
}
