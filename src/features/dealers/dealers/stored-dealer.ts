/*
 * The stored text of the preferred dealer. Apart from what reads and writes it, because the header of every page needs
 * only the slug.
 */

const storageKey = 'preferred-dealer'

/** The stored text, for browsers that store nothing. */
let unstored: string | null = null

/** Returns the stored text; null without a preferred dealer, and on the server. */
export function readStoredDealer(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? unstored
  } catch {
    return unstored
  }
}

/** Stores a text, or removes it with null, and notifies all parts of the page. */
export function writeStoredDealer(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, text)
    unstored = null
  } catch {
    // The choice then lasts until the page is reloaded.
    unstored = text
  }
  dispatchEvent(new Event(storageKey))
}

/** Calls the listener whenever this or another tab changes the preferred dealer. Returns a function that ends it. */
export function subscribeToStoredDealer(listener: () => void): () => void {
  const controller = new AbortController()
  for (const type of [storageKey, 'storage']) addEventListener(type, listener, controller)
  return () => controller.abort()
}

/** Returns the slug of the preferred dealer of this browser; null without one. */
export const readPreferredSlug = (): string | null =>
  /"slug":"([a-z0-9-]{1,100})"/.exec(readStoredDealer() ?? '')?.[1] ?? null
