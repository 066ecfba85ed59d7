type Counted = (count: string) => string

const counted = /^(?<count>\d+) (?<what>services|years)(?<rest> \/ \d[\d\s]* km)?$/

/**
 * A benefit in another language: a number of services or years, and a distance. Null for one that is written in
 * another way, which stays as it is.
 */
export function translateBenefit(
  english: string,
  words: { readonly services: Counted; readonly years: Counted },
): string | null {
  const { count, what, rest = '' } = counted.exec(english)?.groups ?? {}
  if (count === undefined) return null
  return (what === 'services' ? words.services(count) : words.years(count)) + rest
}
