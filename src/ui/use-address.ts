import { useSyncExternalStore } from 'react'

const changed = 'forecourt:address'

/** What is chosen already and does not stand in the address bar yet. */
let coming: URL | undefined

const queryNow = () => (coming ?? window.location).search

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
 * takes up the visitor's choice once it is alive.
 */
export function useAddressQuery(): URLSearchParams {
  const query = useSyncExternalStore(subscribe, queryNow, () => '')
  return new URLSearchParams(query)
}

/** A visitor who is on another page by now has an address there. */
function writeComing(): void {
  if (coming?.pathname === window.location.pathname) {
    window.history.replaceState(window.history.state, '', coming)
  }
  coming = undefined
}

/**
 * Writes choices into the address without a new entry in the history, so that a link shows the same. The page shows
 * them at once; the address bar follows after the next picture, since a browser looks at every element of a page anew
 * when its address changes.
 */
export function writeAddressQuery(choices: Readonly<Record<string, string | undefined>>): void {
  const waits = coming !== undefined
  const address = new URL(coming ?? window.location.href)
  for (const [name, value] of Object.entries(choices)) {
    if (value === undefined) address.searchParams.delete(name)
    else address.searchParams.set(name, value)
  }
  coming = address
  if (!waits) requestAnimationFrame(() => setTimeout(writeComing))
  window.dispatchEvent(new Event(changed))
}
