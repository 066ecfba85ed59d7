import translatedAddressData from '#content/translated-addresses.json' with { type: 'json' }
import { isLanguage, type Language } from './languages.ts'

/** A page that comes in every language. */
export type TranslatedAddress = {
  /** A segment that begins with a colon stands for any one segment: `/dealers/:dealer/new-vehicles/hilux`. */
  readonly path: string
  /** What its language selector offers. A language that is not offered is shown all the same to who asks for it. */
  readonly choices: readonly Language[]
}

/**
 * The pages that are translated; every other address is English. The list grows as texts are translated.
 *
 * Source: requirements V-198 and V-200; decision V-6.
 */
export const translatedAddresses: readonly TranslatedAddress[] = translatedAddressData.map(
  ({ path, choices }) => ({ path, choices: choices.filter(isLanguage) }),
)

/** An address as a pattern without its first slash. As little as possible, so that an ending is not taken for a name. */
export function pathPattern({ path }: TranslatedAddress): string {
  return path
    .slice(1)
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/]+?' : segment))
    .join('/')
}
