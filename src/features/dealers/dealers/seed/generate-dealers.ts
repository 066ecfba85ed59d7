import { dealerScenes } from '#art/names.ts'
import { findPlaces } from '#features/site/places/index.ts'
import { brand } from '#platform/site/brand.ts'
import type { DealerContent } from './content.ts'
import type { SeedDealer } from './schema.ts'

/** Maximum number of dealers that can be generated. */
export const maxGeneratedDealers = 5_000

const firstNames =
  'Acacia Amber Aloe Bateleur Bergwind Buchu Cedar Cobalt Coral Eland Fynbos Garnet Hoopoe'.split(' ')
const secondNames =
  'Bay Bend Crest Field Gate Grove Hill Lane Ledge Meadow Pass Point Ridge Spring View'.split(' ')
const streets = 'Agapanthus Bushwillow Gazania Karee Lapwing Marula Oribi Pepper Sandpiper Tamarisk'.split(
  ' ',
)
const weeks = ['metro', 'town', 'country'] as const

/** Greatest distance of a generated dealer from the centre of its place, in degrees (3 km). */
const spread = 0.027

/**
 * Invents dealers in places of every region, each with complete data. The same number gives the same dealers.
 *
 * @param count from 0 to {@link maxGeneratedDealers}
 */
export function generateDealers(count: number, { regions }: Pick<DealerContent, 'regions'>): SeedDealer[] {
  const places = regions.flatMap(({ name, slug }) =>
    findPlaces(name, maxGeneratedDealers)
      .filter(({ region }) => region === name)
      .map((place) => ({ ...place, region: slug })),
  )
  return Array.from({ length: Math.max(0, count) }, (_, number) => {
    const place = itemAt(places, number * 7)
    const name = `${itemAt(firstNames, number)} ${itemAt(secondNames, number)} ${brand.name} ${place.name} ${number + 1}`
    const slug = slugOf(name)
    return {
      name,
      slug,
      supplierCode: `GEN${10_000 + number}`,
      toyotaSupplier: 'Y',
      brands: [brand.name],
      region: place.region,
      streetAddress: `${(number % 180) + 1} ${itemAt(streets, number)} Street`,
      suburb: place.city === null ? `${place.name} Central` : place.name,
      city: place.city ?? place.name,
      postCode: String(1_000 + (number % 8_000)),
      lat: jitter(place.latitude, number),
      longitude: jitter(place.longitude, number * 3 + 1),
      telephone: `0800 000 ${String(number % 1_000).padStart(3, '0')}`,
      hours: itemAt(weeks, number),
      services: number % 3 === 0 ? 'country' : 'full',
      socialLinks: [],
      picture: { land: itemAt(dealerScenes, number) },
      contact: { name: 'Sample Contact', position: 'Dealer Principal' },
      email: `${slug}@example.co.za`,
      leadProvider: false,
    }
  })
}

function itemAt<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length]
  if (item === undefined) throw new Error('There is nothing to choose from: the content has no regions.')
  return item
}

function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/[\p{M}'’]/gu, '')
  return plain.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

/** Moves a coordinate by a part of {@link spread} that depends on the number, to four decimals. */
function jitter(degrees: number, number: number): number {
  const part = ((number * 7919) % 2_001) / 1_000 - 1
  return Number((degrees + part * spread).toFixed(4))
}
