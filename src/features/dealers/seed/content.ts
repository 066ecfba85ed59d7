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
 * Reads and checks the dealers of the content: every file's shape, unique addresses and codes, and that what is
 * referred to exists.
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
    if (!regionSlugs.has(region)) throw fault(slug, `the region ${region} does not exist`)
    if (group !== undefined && !groupSlugs.has(group)) throw fault(slug, `the group ${group} does not exist`)
  }
  return {
    regions,
    groups,
    dealers,
    hoursOf: (dealer) => named(hours, dealer.hours, dealer.slug),
    servicesOf: (dealer) => named(services, dealer.services, dealer.slug),
  }
}

function named<Value>(lists: Readonly<Record<string, Value>>, name: string, slug: string): Value {
  const list = lists[name]
  if (list === undefined) throw fault(slug, `${name} is not the name of a list`)
  return list
}

function requireUnique(values: readonly string[]): void {
  const twice = values.find((value, index) => values.indexOf(value) !== index)
  if (twice !== undefined) throw fault(twice, 'is there twice')
}

function fault(slug: string, problem: string): ContentError {
  return new ContentError('dealers/dealers.json', [slug], problem)
}
