import type { Metadata } from 'next'
import type { FinderScope } from '../data/load-finder.ts'
import { type FinderChoices, finderPath, noChoices } from '../rules/finder-address.ts'
import { scopeName, scopePath } from './scope-name.ts'

/** Returns the metadata of the finder. Results of a search are not indexed. */
export function finderMetadata(
  scope: FinderScope | null = null,
  { search, page }: FinderChoices = noChoices,
): Metadata {
  const path = scope ? scopePath(scope) : finderPath
  const name = scope && scopeName(scope)
  const title = name ? `Dealers in ${name}` : search ? `Dealers for “${search}”` : 'Find a dealer'
  const description = name
    ? `Every dealer in ${name}, with its address, opening hours, telephone number and directions.`
    : 'Find the dealer nearest to you in South Africa and its neighbours: addresses, opening hours, telephone numbers and directions.'
  return {
    ...{ title, description },
    alternates: { canonical: path },
    openGraph: { type: 'website', url: path, title, description },
    ...(search || page > 1 ? { robots: { index: false } } : {}),
  }
}
