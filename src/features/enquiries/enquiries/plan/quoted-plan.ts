/**
 * The figures that a link to a form quotes. They are not verified and never calculated with. Each is text of at most
 * `longestSeen` characters, empty when the link does not have it.
 */
export type QuotedPlan = {
  readonly model: string
  readonly code: string
  readonly offer: string
  readonly months: string
  readonly monthly: string
  /** Kilometres a month. */
  readonly kilometres: string
  readonly reference: string
}

/** Characters. */
export const maxQuotedLength = 120

/** The parameter names of the specification. Source: requirements V-029, V-082; decision G-10. */
const names: Readonly<Record<keyof QuotedPlan, readonly string[]>> = {
  model: ['modelName', 'vehicleModel'],
  code: ['modelCode'],
  offer: ['offerType'],
  months: ['instalments', 'rentalTerm'],
  monthly: ['monthlyInstallment', 'affordability'],
  kilometres: ['mileage'],
  reference: ['quoteReference'],
}

/** One line of text without control characters and lone surrogates. */
const plain = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{C}\u2028\u2029\ufffd]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxQuotedLength)
    .toWellFormed()

/** Reads the query of a link; null when it quotes no plan. */
export function readQuotedPlan(query: string): QuotedPlan | null {
  const params = new URLSearchParams(query)
  const firstValue = (wanted: readonly string[]) =>
    wanted.map((name) => plain(params.get(name) ?? '')).find((value) => value !== '') ?? ''
  const seen = Object.fromEntries(Object.entries(names).map(([name, wanted]) => [name, firstValue(wanted)]))
  return Object.values(seen).some((value) => value !== '') ? (seen as QuotedPlan) : null
}

/** Whether a link comes from a page for businesses. Source: requirement V-032. */
export function isForBusiness(query: string): boolean {
  return new URLSearchParams(query).get('calc') === 'true-b'
}

/** Parses a number of a link, rounded down; null for anything else. */
export function parseQuotedNumber(text: string): number | null {
  return /^\d{1,9}(?:\.\d{1,4})?$/.test(text) ? Math.floor(Number(text)) : null
}
