/**
 * What a link to a form says that its visitor saw: their word, kept as such and never computed with. Each is text of
 * at most `longestSeen` characters, empty where the link says nothing.
 */
export type SeenPlan = {
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
export const longestSeen = 120

/** The names of links stay as the documents write them. Source: requirements V-029, V-082; decision G-10. */
const names: Readonly<Record<keyof SeenPlan, readonly string[]>> = {
  model: ['modelName', 'vehicleModel'],
  code: ['modelCode'],
  offer: ['offerType'],
  months: ['instalments', 'rentalTerm'],
  monthly: ['monthlyInstallment', 'affordability'],
  kilometres: ['mileage'],
  reference: ['quoteReference'],
}

/** One line of plain characters: what could break a line, or is half a character, is left out. */
const plain = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{C}\u2028\u2029\ufffd]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestSeen)
    .toWellFormed()

/** Reads the query of a link; null when it says nothing of a plan. */
export function readSeenPlan(query: string): SeenPlan | null {
  const params = new URLSearchParams(query)
  const said = (wanted: readonly string[]) =>
    wanted.map((name) => plain(params.get(name) ?? '')).find((value) => value !== '') ?? ''
  const seen = Object.fromEntries(Object.entries(names).map(([name, wanted]) => [name, said(wanted)]))
  return Object.values(seen).some((value) => value !== '') ? (seen as SeenPlan) : null
}

/** Whether a link comes from a page for businesses. Source: requirement V-032. */
export function isForBusiness(query: string): boolean {
  return new URLSearchParams(query).get('calc') === 'true-b'
}

/** An amount or number a link says; null for anything that is not plainly one. Whole, rounded down. */
export function wholeNumberSeen(text: string): number | null {
  return /^\d{1,9}(?:\.\d{1,4})?$/.test(text) ? Math.floor(Number(text)) : null
}
