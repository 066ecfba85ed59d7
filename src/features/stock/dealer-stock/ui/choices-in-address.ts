import { afterPaint } from '#ui/after-paint.ts'
import { parseStockQuery, type StockChoices, withChoices } from '../rules/stock-choices.ts'

const changeEvent = 'forecourt:stock-choices'

/** Choices that are not in the history yet, and the address they were made at. */
let pending: { readonly choices: StockChoices; readonly origin: string } | undefined

/** Returns the choices in the address of the browser, including those that are not in the history yet. */
export const choicesInAddress = (): StockChoices =>
  pending?.origin === window.location.href
    ? pending.choices
    : parseStockQuery(new URLSearchParams(window.location.search))

function addToHistory(): void {
  window.removeEventListener('pagehide', addToHistory)
  // Drops the choices if the visitor has navigated in the meantime.
  if (pending?.origin === window.location.href)
    window.history.pushState(null, '', withChoices(pending.origin, pending.choices))
  pending = undefined
}

/**
 * Makes choices the address of the page, as a new entry of its history. Listings see them at once; the address follows
 * after the next paint, because writing it is slow.
 */
export function pushChoices(choices: StockChoices): void {
  if (pending) addToHistory()
  pending = { choices, origin: window.location.href }
  window.dispatchEvent(new Event(changeEvent))
  afterPaint(addToHistory)
  window.addEventListener('pagehide', addToHistory)
}

/** Calls a listener when the choices in the address change, by a listing or by the history. Returns its removal. */
export function onChoices(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  window.addEventListener(changeEvent, listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener(changeEvent, listener)
  }
}
