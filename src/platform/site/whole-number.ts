/** Separates groups of digits, so that a number never wraps. */
const noBreakSpace = '\u00A0'

/** Formats a whole number with a thousands separator, the same in all languages: `20 000`. */
export function formatWholeNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, noBreakSpace)
}
