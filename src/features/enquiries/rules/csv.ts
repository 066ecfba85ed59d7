/** What a spreadsheet would take for a formula. Source: OWASP, CSV injection. */
const formula = /^[=+\-@\t\r\n]/

/** A cell that shows what it holds: text that begins like a formula is told apart by an apostrophe. */
function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const harmless = formula.test(value) ? `'${value}` : value
  return /[",;\r\n\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** One line of a table of values separated by commas, with its end. Source: RFC 4180. */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(cell).join(',')}\r\n`
}
