import { useMemo, useSyncExternalStore } from 'react'

const changed = 'forecourt:address'

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  window.addEventListener(changed, listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener(changed, listener)
  }
}

/**
 * The query of the address, read in the browser alone: the page as it was made is the same for every query, and
 * takes up the visitor's choice once it is alive. The same object as long as the query is the same.
 */
export function useAddressQuery(): URLSearchParams {
  const query = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
  return useMemo(() => new URLSearchParams(query), [query])
}

/** Writes choices into the address without a new entry in the history, so that a link shows the same. */
export function writeAddressQuery(choices: Readonly<Record<string, string | undefined>>): void {
  const address = new URL(window.location.href)
  for (const [name, value] of Object.entries(choices)) {
    if (value === undefined) address.searchParams.delete(name)
    else address.searchParams.set(name, value)
  }
  window.history.replaceState(window.history.state, '', address)
  window.dispatchEvent(new Event(changed))
}
