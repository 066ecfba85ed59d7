import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { financeSettings } from '#features/finance/finance/server.ts'
import { cardFinanceOf } from '#features/stock/stock-cards/index.ts'
import { lifetimes } from '#platform/cache/lifetimes.ts'
import { shortenRevalidation } from '#platform/cache/short-revalidation.ts'
import { leavePageUncached } from '#platform/cache/uncached-page.ts'
import { log } from '#platform/process/log.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { countBudgets } from '../data/count-budgets.ts'
import { loadSearch } from '../data/load-search.ts'
import { stockIndex } from '../data/stock-index.ts'
import { addressOf, type ResultView } from '../rules/result-view.ts'
import { readSearch } from '../rules/search-query.ts'
import { activeFilters, emptySearch, type StockSearch } from '../rules/stock-search.ts'
import { stockSearchTexts } from '../texts.ts'
import { searchMetadata } from './search-metadata.ts'
import { SearchPage } from './search-page.tsx'

/** Replaces the search while the vehicles cannot be read. The retry works without scripts. Source: decision G-3. */
function SearchUnavailable({ search, view }: { search: StockSearch; view: ResultView }) {
  const { results } = stockSearchTexts('en')
  return (
    <div className="frame pt-14 pb-section tablet:pt-20">
      <h1 className="text-h1">{results.heading}</h1>
      <p role="alert" className="mt-6 max-w-[44ch] text-lead">
        {results.unavailable}
      </p>
      <div className="mt-8">
        <ButtonLink href={addressOf(search, view)}>{results.retry}</ButtonLink>
      </div>
    </div>
  )
}

/**
 * Finds the label of a make that vehicles for sale have; undefined when none has it.
 *
 * @throws StockUnavailable or DealersUnavailable when the vehicles cannot be read.
 */
async function findMakeLabel(slug: string): Promise<string | undefined> {
  const { value } = await stockIndex()
  return value.combinations.table.facets.make.values.find((make) => make.slug === slug)?.label
}

/** The query of a page, as Next gives it. */
export type PageQuery = Readonly<Record<string, string | string[] | undefined>>

const parametersOf = (query: PageQuery) => ({ getAll: (name: string) => [query[name] ?? []].flat() })

/** Returns the search and the view of an address. */
export function readPageQuery(query: PageQuery): { search: StockSearch; view: ResultView } {
  return {
    search: readSearch(parametersOf(query)),
    view: [query.view].flat()[0] === 'map' ? 'map' : 'list',
  }
}

/**
 * Renders the search. While the vehicles cannot be read, it says so and offers a retry. A page from an index that is being
 * replaced lives ten seconds. Source: decision G-3.
 */
export async function renderUsedVehicles(
  search: StockSearch = emptySearch,
  view: ResultView = 'list',
): Promise<ReactNode> {
  try {
    const [{ found, isStale }, settings, budgets] = await Promise.all([
      loadSearch(search, view),
      financeSettings(),
      activeFilters(search).length === 0 ? countBudgets() : [],
    ])
    if (isStale) await shortenRevalidation(lifetimes.failure)
    return <SearchPage {...{ search, found, view, budgets }} finance={cardFinanceOf(settings)} />
  } catch (error) {
    log.error({ reason: String(error) }, 'used vehicle search failed')
    await leavePageUncached()
    return <SearchUnavailable search={search} view={view} />
  }
}

/** Returns the metadata of a search; the label of a single make comes from the stock. */
export async function usedVehiclesMetadata(search: StockSearch = emptySearch): Promise<Metadata> {
  const [make] = search.make
  if (make === undefined) return searchMetadata(search)
  try {
    return searchMetadata(search, await findMakeLabel(make))
  } catch {
    // The page logs the failure and says so.
    return searchMetadata(search)
  }
}
