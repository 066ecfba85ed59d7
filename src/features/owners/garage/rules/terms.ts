/** What a maker promises, or a schedule requires, in figures; null for what the text does not state. */
export type Terms = {
  readonly months: number | null
  readonly kilometres: number | null
  readonly services: number | null
}

const units = {
  year: { name: 'months', factor: 12 },
  month: { name: 'months', factor: 1 },
  service: { name: 'services', factor: 1 },
  km: { name: 'kilometres', factor: 1 },
} as const

/**
 * Reads a text such as `3 years / 100 000 km`, `6 services / 90 000 km` or `15 000 km / 12 months`. Null for any other
 * text, because half of a promise would be a wrong one.
 */
export function readTerms(text: string | null): Terms | null {
  if (text === null) return null
  const terms = { months: null, kilometres: null, services: null } as Record<keyof Terms, number | null>
  for (const part of text.split('/')) {
    const [, digits = '', unit = ''] = /^\s*(\d[\d\s]{0,9})\s*(year|month|service|km)s?\s*$/i.exec(part) ?? []
    const { name, factor } = units[unit.toLowerCase() as keyof typeof units] ?? {}
    const number = Number(digits.replace(/\s/g, ''))
    if (name === undefined || number <= 0 || terms[name] !== null) return null
    terms[name] = number * factor
  }
  return terms
}
