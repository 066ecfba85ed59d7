/** Text that a spreadsheet would evaluate as a formula. Source: OWASP, CSV injection. */
const formula = /^[=+\-@\t\r\n]/

/** A quoted cell. An apostrophe stands before text that begins like a formula, so that it is not evaluated. */
function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = formula.test(value) ? `'${value}` : value
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of CSV, with its line end. Source: RFC 4180. */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(cell).join(',')}\r\n`
}
