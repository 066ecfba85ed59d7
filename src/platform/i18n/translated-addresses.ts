import translatedAddressData from '#content/translated-addresses.json' with { type: 'json' }
import { isLanguage, type Language } from './languages.ts'

/** A page that exists in every language. */
export type TranslatedAddress = {
  /** A segment that begins with a colon matches any segment: `/dealers/:dealer/new-vehicles/hilux`. */
  readonly path: string
  /** The languages in its language selector. Other languages are still served when their address is requested. */
  readonly choices: readonly Language[]
}

/**
 * The pages that are translated; every other page is English only.
 *
 * Source: requirements V-198 and V-200; decision V-6.
 */
export const translatedAddresses: readonly TranslatedAddress[] = translatedAddressData.map(
  ({ path, choices }) => ({ path, choices: choices.filter(isLanguage) }),
)

/** Returns a pattern for an address without its first slash. It is non-greedy, so that it does not match a suffix. */
export function pathPattern({ path }: TranslatedAddress): string {
  return path
    .slice(1)
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/]+?' : segment))
    .join('/')
}
