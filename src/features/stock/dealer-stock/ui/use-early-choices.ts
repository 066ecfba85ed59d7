import { type RefObject, useLayoutEffect, useRef } from 'react'
import {
  isSameChoice,
  parseStockQuery,
  type StockChoices,
  withoutDefaultSort,
} from '../rules/stock-choices.ts'
import type { Choose, ListingAddress } from './listing-state.ts'

/** Reads the filters and the order in the fields of a form. */
function readForm(form: HTMLFormElement): StockChoices {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return parseStockQuery(new URLSearchParams(entries))
}

/**
 * Adopts what the visitor ticked before hydration, which React keeps in the fields without updating the state.
 *
 * @param initial the choices with which the page was rendered
 */
export function useEarlyChoices(
  initial: StockChoices,
  { sort }: ListingAddress,
  choose: Choose,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const atHydration = useRef({ initial, sort, choose })
  useLayoutEffect(() => {
    if (!form.current) return
    const rendered = atHydration.current
    const early = withoutDefaultSort(readForm(form.current), rendered.sort)
    const { page } = rendered.initial
    if (!isSameChoice({ ...early, page }, rendered.initial)) rendered.choose(() => early)
  }, [])
  return form
}
