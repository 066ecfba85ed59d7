type FormatCount = (count: string) => string

const pattern = /^(?<count>\d+) (?<what>services|years)(?<rest> \/ \d[\d\s]* km)?$/

/**
 * Translates a benefit: a number of services or years, and an optional distance. Returns null for any other format,
 * which is displayed untranslated.
 */
export function translateBenefit(
  english: string,
  formats: { readonly services: FormatCount; readonly years: FormatCount },
): string | null {
  const { count, what, rest = '' } = pattern.exec(english)?.groups ?? {}
  if (count === undefined) return null
  return (what === 'services' ? formats.services(count) : formats.years(count)) + rest
}
