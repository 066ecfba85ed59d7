import type { CalendarEvent } from '../event.ts'

/** The countries whose flags we draw, in the order in which flags found by name are shown. */
export const flagCountries = ['South Africa', 'Namibia', 'USA', 'Rwanda'] as const

export type FlagCountry = (typeof flagCountries)[number]

/** Matches a whole word, also beside letters with accents, which `\b` takes for the end of a word. */
const wholeWord = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu')

const names: Readonly<Record<FlagCountry, RegExp>> = {
  'South Africa': wholeWord('South\\s+Africa'),
  Namibia: wholeWord('Namibia'),
  USA: wholeWord('USA|United\\s+States'),
  Rwanda: wholeWord('Rwanda'),
}

const versus = wholeWord('vs')

const isFlagCountry = (country: string): country is FlagCountry =>
  (flagCountries as readonly string[]).includes(country)

/**
 * Returns the countries whose flags an event shows. The countries of the event come first; without any, those whose
 * names its location contains as whole words, and none when that contains the word “vs”. A country without a flag of
 * ours shows none, and no other in its place.
 *
 * Source: requirements C-221 to C-226; decision C-8.
 */
export function flagsOf({
  countries,
  location,
}: Pick<CalendarEvent, 'countries' | 'location'>): FlagCountry[] {
  if (countries.length > 0) return countries.filter(isFlagCountry)
  if (versus.test(location)) return []
  return flagCountries.filter((country) => names[country].test(location))
}
