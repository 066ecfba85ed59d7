import { useMemo, useSyncExternalStore } from 'react'
import { afterPaint } from './after-paint.ts'

const changed = 'forecourt:address'

/** What has been chosen, about to stand in the address, and the address it was chosen at. */
let unwritten: { readonly chosen: URL; readonly at: string } | undefined

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  window.addEventListener(changed, listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener(changed, listener)
  }
}

const chosenQuery = () => (unwritten?.chosen ?? window.location).search

/** The query of the address with what has just been chosen. */
export const addressQuery = (): URLSearchParams => new URLSearchParams(chosenQuery())

/**
 * The query of the address, read in the browser alone: the page as it was made is the same for every query, and
 * takes up the visitor's choice once it is alive. The same object as long as the query is the same.
 */
export function useAddressQuery(): URLSearchParams {
  const query = useSyncExternalStore(subscribe, chosenQuery, () => '')
  return useMemo(() => new URLSearchParams(query), [query])
}

/** Lets the address have at once what has been chosen: for whoever leaves there is no next picture of the page. */
export function settleAddress(): void {
  window.removeEventListener('pagehide', settleAddress)
  // The visitor may have gone back, or to another page, in the meantime.
  if (unwritten?.at === window.location.href) {
    window.history.replaceState(window.history.state, '', unwritten.chosen)
  }
  unwritten = undefined
  window.dispatchEvent(new Event(changed))
}

/**
 * Writes choices into the address without a new entry in the history, so that a link shows the same. The page takes
 * them up at once; the browser, which is slow to change an address, is told when the page has shown them.
 */
export function writeAddressQuery(choices: Readonly<Record<string, string | undefined>>): void {
  if (!unwritten) {
    const at = window.location.href
    unwritten = { chosen: new URL(at), at }
    afterPaint(settleAddress)
    window.addEventListener('pagehide', settleAddress)
  }
  const { searchParams } = unwritten.chosen
  for (const [name, value] of Object.entries(choices)) {
    if (value === undefined) searchParams.delete(name)
    else searchParams.set(name, value)
  }
  window.dispatchEvent(new Event(changed))
}
