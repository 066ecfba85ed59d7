/** Between groups of digits, so that a number never breaks over two lines. */
const noBreakSpace = '\u00A0'

/** A whole number with its thousands apart: `20 000`. Throughout the site, whatever the language. */
export function formatWholeNumber(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, noBreakSpace)
}
