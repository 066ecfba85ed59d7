import { describeDistance } from '#features/site/places/rules.ts'
import { type CardFinance, StockCard, type StockCardLabels } from '#features/stock/stock-cards/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { pageWindow } from '#ui/wayfinding/page-window.ts'
import type { FoundVehicles } from '../found.ts'
import { emptySearch, type StockSearch, withoutFilter } from '../rules/stock-search.ts'
import type { SearchTexts } from '../texts.ts'
import { describeFilter, formatCount, vehicleWord } from './filter-labels.ts'
import { SearchLink } from './search-link.tsx'

type Props = {
  search: StockSearch
  found: FoundVehicles
  finance: CardFinance
  labels: StockCardLabels
  texts: SearchTexts
  from: string
  onChoose: (search: StockSearch) => void
  /** Chooses a page of the list, which begins at its top. */
  onPage: (search: StockSearch) => void
}

const linkClasses = 'underlined target inline-flex items-center hover:text-accent-text'

/** What to do when nothing fits: each filter with what its removal gives. */
function NothingFound({
  search,
  found,
  texts: { chosen, results },
  onChoose,
}: Pick<Props, 'search' | 'found' | 'texts' | 'onChoose'>) {
  const removals = found.removals.filter(({ count }) => count > 0)
  return (
    <div className="grid justify-items-start gap-4 py-8">
      <p className="text-lead">{results.nothing}</p>
      {removals.length > 0 ? (
        <ul className="grid gap-1">
          {removals.map(({ name, count }) => (
            <li key={name}>
              <SearchLink search={withoutFilter(search, name)} onChoose={onChoose} className={linkClasses}>
                {`${fill(results.without, { filter: describeFilter(name, search, found, chosen) })}: ${formatCount(count)} ${vehicleWord(count, results)}`}
              </SearchLink>
            </li>
          ))}
        </ul>
      ) : null}
      <SearchLink search={emptySearch} onChoose={onChoose} className={linkClasses}>
        {results.showAll}
      </SearchLink>
    </div>
  )
}

function Pages({
  search,
  found: { page, pages },
  texts: { results },
  onPage,
}: Pick<Props, 'search' | 'found' | 'texts' | 'onPage'>) {
  if (pages <= 1) return null
  const cell =
    'grid min-h-9 min-w-9 place-items-center rounded-sharp px-2 pointer-coarse:min-h-11 pointer-coarse:min-w-11'
  return (
    <nav aria-label={results.pages} className="mt-10 print:hidden">
      <ul className="figures flex flex-wrap items-center gap-1">
        {pageWindow(page, pages).map((number, index, all) => (
          <li key={number ?? `after ${all[index - 1]}`}>
            {number === null ? (
              <span aria-hidden="true" className="px-1 text-ink-2">
                …
              </span>
            ) : (
              <SearchLink
                search={{ ...search, page: number }}
                onChoose={onPage}
                current={number === page ? 'page' : undefined}
                label={fill(results.page, { number })}
                className={`${cell} ${number === page ? 'bg-ink text-on-ink forced-colors:border' : 'hover:bg-raised'}`}
              >
                {number}
              </SearchLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The vehicles of a page with the links to the other pages. */
export function ResultList({ search, found, finance, labels, texts, from, onChoose, onPage }: Props) {
  if (found.total === 0) return <NothingFound {...{ search, found, texts, onChoose }} />
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-gutter">
        {found.vehicles.map((vehicle, index) => {
          const km = found.distances[vehicle.dealer.slug]
          return (
            <li key={vehicle.id} className="flex min-w-0 flex-col gap-1">
              <StockCard
                {...{ vehicle, finance, labels, from }}
                showsDealer
                headingLevel={3}
                priority={index < 2}
              />
              {km === undefined ? null : (
                <p className="figures text-ink-2 text-small">
                  {fill(texts.results.away, { distance: describeDistance(km) })}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      <Pages {...{ search, found, texts, onPage }} />
    </>
  )
}
