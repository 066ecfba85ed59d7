import { isDealerSlug } from './rules/dealer-slug.ts'

/** The dealer that a visitor has chosen. Source: requirement V-285; decision V-10. */
export type PreferredDealer = {
  readonly slug: string
  readonly name: string
  /** Province or country; null when unknown. */
  readonly province: string | null
  /** Whether the dealer has finance forms. Source: decision F-12. */
  readonly hasFinance: boolean
}

const storageKey = 'preferred-dealer'
const changeEvent = 'forecourt:preferred-dealer'

/** The stored text, for browsers that store nothing. */
let unstored: string | null = null

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? unstored
  } catch {
    return unstored
  }
}

/** Parses a stored dealer; null for anything else. */
export function parsePreferredDealer(stored: string | null): PreferredDealer | null {
  try {
    const { slug, name, province, hasFinance } = JSON.parse(stored ?? 'null')
    if (typeof slug !== 'string' || !isDealerSlug(slug) || typeof name !== 'string') return null
    return {
      slug,
      name,
      province: typeof province === 'string' ? province : null,
      hasFinance: hasFinance === true,
    }
  } catch {
    return null
  }
}

/** Returns the preferred dealer of this browser; null without one. */
export const readPreferredDealer = (): PreferredDealer | null => parsePreferredDealer(readStored())

/**
 * Sets the preferred dealer, or clears it with null. All parts of the page and other tabs follow. There is one preferred
 * dealer at a time.
 *
 * Source: requirements D-291 to D-294.
 */
export function storePreferredDealer(dealer: PreferredDealer | null): void {
  unstored = dealer && JSON.stringify(dealer)
  try {
    if (unstored === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, unstored)
  } catch {
    // The choice then lasts until the page is reloaded.
  }
  window.dispatchEvent(new Event(changeEvent))
}

/** The preferred dealer for React's `useSyncExternalStore`: its stored text changes only with the choice. */
export const preferredDealerStore = {
  subscribe(listener: () => void): () => void {
    window.addEventListener(changeEvent, listener)
    window.addEventListener('storage', listener)
    return () => {
      window.removeEventListener(changeEvent, listener)
      window.removeEventListener('storage', listener)
    }
  },
  read: readStored,
  readOnServer: () => null,
}
