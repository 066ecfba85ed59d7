import { isDealerSlug } from './rules/dealer-slug.ts'
import { writeStoredDealer } from './stored-dealer.ts'

/** The dealer that a visitor has chosen. Source: requirement V-285; decision V-10. */
export type PreferredDealer = {
  readonly slug: string
  readonly name: string
  /** Province or country; null when unknown. */
  readonly province: string | null
  /** Whether the dealer has finance forms. Source: decision F-12. */
  readonly hasFinance: boolean
}

/** Parses a stored dealer; null for anything else. */
export function parsePreferredDealer(stored: string | null): PreferredDealer | null {
  try {
    const { slug, name, province, hasFinance } = JSON.parse(stored ?? 'null')
    if (typeof slug !== 'string' || !isDealerSlug(slug) || typeof name !== 'string') return null
    return {
      ...{ slug, name, province: typeof province === 'string' ? province : null },
      hasFinance: hasFinance === true,
    }
  } catch {
    return null
  }
}

/**
 * Sets the preferred dealer, or clears it with null. All parts of the page and other tabs follow. There is one preferred
 * dealer at a time.
 *
 * Source: requirements D-291 to D-294.
 */
export function storePreferredDealer(dealer: PreferredDealer | null): void {
  writeStoredDealer(dealer && JSON.stringify(dealer))
}
