/** A whole number without spaces: `250000`, `R250,000`, `60000km`, `250k`; decimals are at most two digits. */
const typed = /^(?:R|N\$)?(?<whole>\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,]\d{1,2})?(?<thousand>k)?(?:km)?$/iu

const maxDigits = 9

/**
 * Reads a whole number as visitors type it: with a currency or `km`, with spaces, commas or points between thousands.
 * Decimals are dropped. A text that may mean another number is not guessed at.
 *
 * @returns null for an empty text, `invalid` for one that is not a number
 */
export function readTypedNumber(text: string): number | null | 'invalid' {
  const compact = text.replace(/\s/gu, '')
  if (compact === '') return null
  const { whole, thousand } = typed.exec(compact)?.groups ?? {}
  const digits = `${whole?.replace(/\D/g, '') ?? ''}${thousand ? '000' : ''}`
  return whole === undefined || digits.length > maxDigits ? 'invalid' : Number(digits)
}
