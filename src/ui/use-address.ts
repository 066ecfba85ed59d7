import { useMemo, useSyncExternalStore } from 'react'
import { afterPaint } from './after-paint.ts'

const changeEvent = 'forecourt:address'

/** The address with pending changes, and the address they were made at. */
let pending: { readonly target: URL; readonly origin: string } | undefined

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  window.addEventListener(changeEvent, listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener(changeEvent, listener)
  }
}

const currentQuery = () => (pending?.target ?? window.location).search

/** Returns the query of the address, including pending changes. */
export const addressQuery = (): URLSearchParams => new URLSearchParams(currentQuery())

/**
 * Returns the query of the address in the browser, and an empty one on the server, because cached pages do not depend
 * on the query. The result is referentially stable while the query is unchanged.
 */
export function useAddressQuery(): URLSearchParams {
  const query = useSyncExternalStore(subscribe, currentQuery, () => '')
  return useMemo(() => new URLSearchParams(query), [query])
}

/** Writes pending changes to the address at once. Needed when the page is left, because there is no further paint. */
export function flushAddress(): void {
  window.removeEventListener('pagehide', flushAddress)
  // Drops the changes if the visitor has navigated in the meantime.
  if (pending?.origin === window.location.href) {
    window.history.replaceState(window.history.state, '', pending.target)
  }
  pending = undefined
  window.dispatchEvent(new Event(changeEvent))
}

/**
 * Writes choices into the query of the address without a new history entry. Components see the change at once; the
 * address itself is updated after the next paint, because updating it is slow.
 */
export function writeAddressQuery(choices: Readonly<Record<string, string | undefined>>): void {
  if (!pending) {
    const origin = window.location.href
    pending = { target: new URL(origin), origin }
    afterPaint(flushAddress)
    window.addEventListener('pagehide', flushAddress)
  }
  const { searchParams } = pending.target
  for (const [name, value] of Object.entries(choices)) {
    if (value === undefined) searchParams.delete(name)
    else searchParams.set(name, value)
  }
  window.dispatchEvent(new Event(changeEvent))
}
