import type { DealerCount, IndexResult, Option } from '../found.ts'
import { type FacetName, facetNames } from '../rules/facets.ts'
import { countRows, type RowCounts } from './count-rows.ts'
import { findFailures } from './find-failures.ts'
import { pageOfRows, searchPageSize } from './page-of-rows.ts'
import type { ResolvedSearch } from './resolved-search.ts'
import type { StockColumns } from './stock-columns.ts'

/** Options of one group on a page; those with the most vehicles. Bounds what a feed of invented values can send. */
const maxOptions = 150

const byCount = (one: { count: number; name: string }, other: { count: number; name: string }) =>
  other.count - one.count || (one.name < other.name ? -1 : one.name > other.name ? 1 : 0)

/** Returns the values of a group that have vehicles or are chosen, the most frequent first. */
function optionsOf(columns: StockColumns, facet: FacetName, counts: Uint32Array, chosen: readonly string[]) {
  const options = columns.combinations.table.facets[facet].values.flatMap(
    ({ slug, label }, code): (Option & { name: string })[] => {
      const count = counts[code] ?? 0
      return slug !== '' && (count > 0 || chosen.includes(slug)) ? [{ slug, label, count, name: slug }] : []
    },
  )
  const sorted = options.sort(byCount)
  const listed = sorted.filter(({ slug }, index) => index < maxOptions || chosen.includes(slug))
  return listed.map(({ slug, label, count }): Option => ({ slug, label, count }))
}

function dealersOf(columns: StockColumns, counts: Uint32Array, chosen: readonly string[]): DealerCount[] {
  return columns.dealers.values
    .flatMap(({ slug, name, city, region, coordinates }, code) => {
      const count = counts[code] ?? 0
      return count > 0 || chosen.includes(slug) ? [{ slug, name, city, region, coordinates, count }] : []
    })
    .sort(byCount)
}

const facetsOf = (columns: StockColumns, { counts }: RowCounts, { search }: ResolvedSearch) =>
  Object.fromEntries(
    facetNames.map((facet) => [facet, optionsOf(columns, facet, counts[facet], search[facet])]),
  ) as unknown as IndexResult['facets']

/** Searches the columns: one page of ids, and the counts of every group over all other groups. */
export function searchColumns(columns: StockColumns, resolved: ResolvedSearch): IndexResult {
  const { search, centre } = resolved
  const failures = findFailures(columns, resolved)
  const counted = countRows(columns, failures)
  const { total } = counted
  const pages = Math.max(1, Math.ceil(total / searchPageSize))
  const page = Math.min(search.page, pages)
  const rows = pageOfRows(columns, failures.bits, { sort: search.sort, page }, centre)
  const removals = [...counted.removals].map(([name, count]) => ({ name, count }))
  return {
    ...{ total, page, pages },
    ids: rows.map((row) => columns.ids[row] ?? ''),
    facets: facetsOf(columns, counted, resolved),
    certifiedCount: counted.counts.certified[1] ?? 0,
    dealers: dealersOf(columns, counted.counts.dealer, search.dealer),
    removals: total === 0 ? removals : [],
  }
}
