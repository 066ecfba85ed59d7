import { brand } from '#platform/site/brand.ts'
import { countryName } from '#platform/site/market.ts'
import type { Region } from './dealer.ts'

/** The countries with dealers, by ISO 3166 code. */
export const countries = {
  [brand.country]: countryName,
  NA: 'Namibia',
  BW: 'Botswana',
  SZ: 'Eswatini',
  LS: 'Lesotho',
  ZM: 'Zambia',
  ZW: 'Zimbabwe',
} as const satisfies Readonly<Record<string, string>>

/** Returns the code of the country of a region; undefined for a country that is not in the list. */
export function countryOf({ kind, slug }: Pick<Region, 'kind' | 'slug'>): string | undefined {
  if (kind === 'province') return brand.country
  return Object.entries(countries).find(([, name]) => name.toLowerCase() === slug)?.[0]
}
