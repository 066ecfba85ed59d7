import type { FinderScope } from '../data/load-finder.ts'
import { regionAddress } from '../rules/finder-address.ts'

/** Returns `Gauteng`, or `Johannesburg, Gauteng`. */
export function scopeName({ region, city }: FinderScope): string {
  return city === null ? region.name : `${city}, ${region.name}`
}

/** Returns the address of the page. */
export const scopePath = ({ region, city }: FinderScope): string =>
  regionAddress(region.slug, city ?? undefined)

/** Returns the pages between the finder and the page. */
export function scopeAncestors({ region, city }: FinderScope) {
  return city === null ? [] : [{ title: region.name, path: regionAddress(region.slug) }]
}
