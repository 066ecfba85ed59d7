type FormatCount = (count: string) => string

type Formats = {
  readonly services: FormatCount
  readonly years: FormatCount
  /** @param data such as `25GB` */
  readonly months: (data: string, count: string) => string
}

const pattern = /^(?<count>\d+) (?<what>services|years)(?<rest> \/ \d[\d\s]* km)?$/

const dataPattern = /^(?<data>\d+ ?GB) for (?<count>\d+) months$/

/**
 * Translates a benefit: a number of services or years with an optional distance, or an amount of data for some months.
 * Returns null for any other format, which is displayed untranslated.
 */
export function translateBenefit(english: string, formats: Formats): string | null {
  const months = dataPattern.exec(english)?.groups
  if (months) return formats.months(months.data ?? '', months.count ?? '')
  const { count, what, rest = '' } = pattern.exec(english)?.groups ?? {}
  if (count === undefined) return null
  return (what === 'services' ? formats.services(count) : formats.years(count)) + rest
}
