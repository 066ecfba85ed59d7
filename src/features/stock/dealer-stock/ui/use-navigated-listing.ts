import { useRouter } from 'next/navigation'
import { useCallback, useLayoutEffect, useMemo, useOptimistic, useRef, useTransition } from 'react'
import type { ListingView } from '../rules/listing-view.ts'
import { type StockChoices, withoutDefaultSort } from '../rules/stock-choices.ts'
import { readStockRows, type StockRows } from '../wire/stock-rows.ts'
import { type Choose, hrefOf, type ListingAddress, type ListingState } from './listing-state.ts'

/** The state of a listing too large for the browser: every choice is a navigation. */
export function useNavigatedListing(
  rows: StockRows,
  view: ListingView,
  current: StockChoices,
  { path, sort }: ListingAddress,
): ListingState {
  const { push } = useRouter()
  const [isPending, startTransition] = useTransition()
  const [choices, setChoices] = useOptimistic(current)
  const latest = useRef(choices)
  useLayoutEffect(() => {
    latest.current = choices
  })
  const list = useMemo(() => ({ choices, view, vehicles: readStockRows(rows) }), [choices, view, rows])
  const choose: Choose = useCallback(
    (change) =>
      startTransition(() => {
        const next = withoutDefaultSort(change(latest.current), sort)
        setChoices(next)
        push(hrefOf(next, { path, sort }), { scroll: false })
      }),
    [push, path, sort, setChoices],
  )
  return { choices, view, list, isPending, choose }
}
