import { useCallback, useId, useRef } from 'react'
import type { CardFinance, StockCardLabels } from '#features/stock/stock-cards/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { chipsOf } from '../rules/listing-view.ts'
import { noChoices } from '../rules/stock-choices.ts'
import type { ListingTexts } from '../texts.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { FilterButton } from './filter-button.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { ListingCards } from './listing-cards.tsx'
import { ListingForm } from './listing-form.tsx'
import { ListingPages } from './listing-pages.tsx'
import type { ListingAddress, ListingState } from './listing-state.ts'
import { SortSelect } from './sort-select.tsx'
import { useCarriedFocus } from './use-carried-focus.ts'
import { useEarlyChoices } from './use-early-choices.ts'

export type ListingOptions = {
  address: ListingAddress
  texts: ListingTexts
  finance: CardFinance
  labels: StockCardLabels
  /** Level of the names of the vehicles. */
  headingLevel: 2 | 3
  showsDealer: boolean
  hasFilters: boolean
  /** Path of the page. */
  from: string
}

function countText({ view: { total, page, pages } }: ListingState, texts: ListingTexts['listing']): string {
  if (total === 0) return texts.noMatch
  if (pages > 1) return fill(texts.countPage, { count: total, page, pages })
  return total === 1 ? texts.countOne : fill(texts.count, { count: total })
}

/** Filters, order, cards and pages of a listing. */
export function ListingLayout({ state, ...options }: ListingOptions & { state: ListingState }) {
  const { address, texts, hasFilters, ...cards } = options
  const { choices, view, list, isPending, choose } = state
  const id = useId()
  const listing = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const form = useEarlyChoices(choices, address, choose)
  useCarriedFocus(listing, address.path)
  const focusStatus = useCallback(() => status.current?.focus({ preventScroll: true }), [])
  const toTop = useCallback(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    focusStatus()
  }, [focusStatus])
  const steps = { list, choose, address, texts: texts.listing }
  return (
    <div
      ref={listing}
      className={
        hasFilters
          ? 'grid grid-cols-1 gap-x-gutter laptop:grid-cols-[16rem_minmax(0,1fr)] desktop:gap-x-12'
          : ''
      }
    >
      <ListingForm
        id={id}
        form={form}
        path={address.path}
        hidden={hasFilters ? noChoices.filters : choices.filters}
      >
        {hasFilters ? (
          <FilterPanel id={`${id}-panel`} path={address.path} state={state} texts={texts} />
        ) : null}
      </ListingForm>
      <div className="grid min-w-0 grid-cols-1 content-start gap-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-ink border-b pb-4">
          <p ref={status} role="status" tabIndex={-1} className="figures text-h4 focus:outline-none">
            {countText(state, texts.listing)}
          </p>
          <div className="flex min-w-0 items-center gap-x-4 max-tablet:w-full tablet:gap-x-6 print:hidden">
            {hasFilters ? (
              <FilterButton
                panel={`${id}-panel`}
                count={chipsOf(view.groups, choices.filters).length}
                label={texts.listing.filter}
              />
            ) : null}
            <SortSelect form={id} sort={choices.sort ?? address.sort} choose={choose} texts={texts} />
          </div>
        </div>
        <ChosenFilters {...steps} onRemoved={focusStatus} />
        <div aria-busy={isPending || undefined} className="transition-opacity aria-busy:opacity-60">
          <ListingCards vehicles={list.vehicles} isNarrow={hasFilters} {...cards} />
        </div>
        <ListingPages {...steps} onTurned={toTop} />
      </div>
    </div>
  )
}
