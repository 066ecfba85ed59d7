/** The configuration that a visitor looked at last. It stays in the browser, and nothing of it is sent. */
export type StoredConfiguration = {
  /** Path and query of the page that restores it. */
  readonly address: string
  /** Name of the model. */
  readonly name: string
  /** Name of the paint, and the number of accessories; empty without. */
  readonly details: string
  /** When it was stored, in milliseconds. */
  readonly storedAt: number
}

export const storageKey = 'configuration'

/** Ninety days, after which prices have changed. Milliseconds. */
const maxAge = 90 * 24 * 60 * 60 * 1_000

/** Only pages of a range: a stored text must not lead anywhere else. */
const isRangeAddress = (address: string) => /^\/(?:vehicles|dealers)\/[a-z0-9/-]+(?:\?[^#]*)?$/.test(address)

/**
 * Parses what the browser stored; null for nothing, a damaged text and one that is too old.
 *
 * @param now milliseconds
 */
export function parseConfiguration(text: string | null, now: number): StoredConfiguration | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Record<keyof StoredConfiguration, unknown>> | null
    const { address, name, details, storedAt } = stored ?? {}
    if (typeof address !== 'string' || typeof name !== 'string' || typeof details !== 'string') return null
    if (typeof storedAt !== 'number' || !isRangeAddress(address)) return null
    return now - storedAt < maxAge ? { address, name, details, storedAt } : null
  } catch {
    return null
  }
}

/** Stores a configuration, or removes it with null. A browser that stores nothing has none. */
export function storeConfiguration(configuration: StoredConfiguration | null): void {
  try {
    if (configuration) localStorage.setItem(storageKey, JSON.stringify(configuration))
    else localStorage.removeItem(storageKey)
  } catch {
    // The pages work without.
  }
}
