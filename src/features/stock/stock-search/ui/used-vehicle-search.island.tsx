'use client'

import { type FormEvent, type ReactNode, useCallback, useRef, useState } from 'react'
import type { CardFinance, StockCardLabels, StockDialogLabels } from '#features/stock/stock-cards/index.ts'
import { StockDialogs } from '#features/stock/stock-cards/islands.ts'
import { fill } from '#platform/i18n/fill.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/overlays/dialog.island.tsx'
import type { FoundVehicles } from '../found.ts'
import { addressOf, type ResultView } from '../rules/result-view.ts'
import { usedVehiclesPath } from '../rules/search-query.ts'
import { activeFilters, type StockSearch } from '../rules/stock-search.ts'
import type { SearchTexts } from '../texts.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { CreditNote } from './credit-note.tsx'
import { DealerMap } from './dealer-map.tsx'
import { formatCount, vehicleWord } from './filter-labels.ts'
import { FilterPanel } from './filter-panel.tsx'
import { ResultList } from './result-list.tsx'
import { SortSelect } from './sort-select.tsx'
import { useVehicleSearch } from './use-vehicle-search.ts'

type Props = {
  initialSearch: StockSearch
  initial: FoundVehicles
  view: ResultView
  finance: CardFinance
  labels: { readonly card: StockCardLabels; readonly dialogs: StockDialogLabels }
  texts: SearchTexts
  /** The map as the server drew it; null in the list. */
  map: { readonly outlines: ReactNode; readonly viewBox: string } | null
}

function statusText(
  { total, page, pages }: FoundVehicles,
  status: 'ready' | 'loading' | 'failed',
  texts: SearchTexts['results'],
): string {
  if (status === 'loading') return texts.searching
  if (status === 'failed') return texts.notWorking
  if (pages === 1) return `${formatCount(total)} ${vehicleWord(total, texts)}`
  const [count, current, last] = [total, page, pages].map(formatCount) as [string, string, string]
  return fill(texts.countPage, { count, page: current, pages: last })
}

/**
 * The national search. The server renders its first result; changes are fetched. Without scripts the filters are a form,
 * and everything else is a link. Source: requirements D-217 to D-241.
 */
export function UsedVehicleSearch({ initialSearch, initial, view, finance, labels, texts, map }: Props) {
  const { results: words } = texts
  const { search, found, status, choose, change, retry } = useVehicleSearch(initialSearch, initial, view)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const results = useRef<HTMLDivElement>(null)
  const openPage = useCallback(
    (wanted: StockSearch) => {
      choose(wanted)
      results.current?.focus({ preventScroll: true })
      results.current?.scrollIntoView()
    },
    [choose],
  )
  const submit = (event: FormEvent) => event.preventDefault()
  const filterCount = activeFilters(search).length
  const otherView = view === 'map' ? 'list' : 'map'
  const panel = <FilterPanel {...{ search, found, texts }} onChange={change} />
  return (
    // The dialogs have forms of their own, which cannot be inside this one.
    <div>
      <form
        action={usedVehiclesPath}
        onSubmit={submit}
        className="grid gap-gutter laptop:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]"
      >
        {view === 'map' ? <input type="hidden" name="view" value="map" /> : null}
        <div className="max-laptop:hidden noscript:block">
          {isDrawerOpen ? null : panel}
          <div className="mt-6 hidden noscript:block">
            <Button type="submit">{words.show}</Button>
          </div>
        </div>
        <div
          ref={results}
          tabIndex={-1}
          className="grid min-w-0 scroll-mt-24 content-start gap-5 outline-none"
        >
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-ink border-b pb-4">
            <p role="status" className="figures text-h4">
              {statusText(found, status, words)}
            </p>
            <div className="flex flex-wrap items-end gap-3">
              <div className="laptop:hidden noscript:hidden">
                <Button variant="secondary" onClick={() => setDrawerOpen(true)}>
                  {filterCount > 0 ? fill(words.filterCount, { count: filterCount }) : words.filter}
                </Button>
              </div>
              <a
                href={addressOf(search, otherView)}
                rel="nofollow"
                className="target underlined inline-flex min-h-12 items-center hover:text-accent-text"
              >
                {otherView === 'map' ? words.toMap : words.toList}
              </a>
              {view === 'list' ? <SortSelect {...{ search, texts }} onChange={change} /> : null}
            </div>
          </div>
          <ChosenFilters {...{ search, found }} texts={texts.chosen} onChoose={choose} />
          {status === 'failed' ? (
            <div role="alert" className="grid justify-items-start gap-3 py-8">
              <p>{words.failed}</p>
              <Button variant="secondary" onClick={retry}>
                {words.retry}
              </Button>
            </div>
          ) : (
            <div aria-busy={status === 'loading'} className="grid gap-6">
              {found.credit && search.budget !== null ? (
                <CreditNote credit={found.credit} budget={search.budget} texts={texts.credit} />
              ) : null}
              <h2 className="sr-only">{view === 'map' ? words.mapTitle : words.listTitle}</h2>
              {map && found.total > 0 ? (
                <DealerMap {...{ search, ...map }} dealers={found.dealers} texts={words} />
              ) : (
                <ResultList
                  {...{ search, found, finance, texts }}
                  labels={labels.card}
                  from={usedVehiclesPath}
                  onChoose={choose}
                  onPage={openPage}
                />
              )}
            </div>
          )}
        </div>
        <Dialog
          open={isDrawerOpen}
          onClose={() => setDrawerOpen(false)}
          title={words.filter}
          shape="drawer"
          labels={{ close: words.closeFilters }}
        >
          {panel}
          <div className="sticky bottom-0 mt-6 bg-surface py-4">
            <Button wide onClick={() => setDrawerOpen(false)}>
              {found.total === 1 ? words.showOne : fill(words.showCount, { count: formatCount(found.total) })}
            </Button>
          </div>
        </Dialog>
      </form>
      <StockDialogs language="en" labels={labels.dialogs} />
    </div>
  )
}
