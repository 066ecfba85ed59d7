import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { listingPage } from '../rules/listing-view.ts'
import { isSameChoice, type StockChoices, withoutDefaultSort } from '../rules/stock-choices.ts'
import { createStockIndex, knownChoices } from '../rules/stock-index.ts'
import { stockOrders } from '../rules/stock-order.ts'
import { readStockRows, type StockRows } from '../wire/stock-rows.ts'
import { choicesInAddress, onChoices, pushChoices } from './choices-in-address.ts'
import type { Choose, ListingAddress, ListingState } from './listing-state.ts'

/** The stock with what filters and orders need, computed once. */
function useStock(rows: StockRows) {
  return useMemo(() => {
    const vehicles = readStockRows(rows)
    return { vehicles, index: createStockIndex(vehicles), orderOf: stockOrders(vehicles) }
  }, [rows])
}

/** The state of a listing whose whole stock is in the browser: every choice shows at once. */
export function useInstantListing(
  rows: StockRows,
  initial: StockChoices,
  { sort }: ListingAddress,
): ListingState {
  const stock = useStock(rows)
  const { vehicles, index, orderOf } = stock
  const [choices, setChoices] = useState(initial)

  useLayoutEffect(() => {
    const adopt = () => {
      const inAddress = withoutDefaultSort(knownChoices(choicesInAddress(), index.options), sort)
      setChoices((current) => (isSameChoice(current, inAddress) ? current : inAddress))
    }
    // A page from the history, or a block on a page whose address has choices.
    adopt()
    return onChoices(adopt)
  }, [index, sort])

  const { view } = useMemo(
    () => listingPage(index, orderOf(choices.sort ?? sort), choices),
    [index, orderOf, choices, sort],
  )
  const shown = useDeferredValue(choices)
  const list = useMemo(() => {
    const page = listingPage(index, orderOf(shown.sort ?? sort), shown)
    const listed = page.vehicles.flatMap((position) => vehicles[position] ?? [])
    return { choices: shown, view: page.view, vehicles: listed }
  }, [index, orderOf, vehicles, shown, sort])
  const latest = useRef(choices)
  useLayoutEffect(() => {
    latest.current = choices
  })
  const choose: Choose = useCallback(
    (change) => pushChoices(withoutDefaultSort(change(latest.current), sort)),
    [sort],
  )
  return { choices, view, list, isPending: false, choose }
}
