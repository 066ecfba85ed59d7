import { z } from 'zod'
import { parsePrice, roundToCents } from '#platform/money.ts'

/**
 * Parsers for financial figures. Unlike vehicle data, where an invalid colour may be dropped, an invalid figure makes
 * the whole response invalid, because an incomplete offer would be a different offer.
 */

/** Trimmed text of at least one character. */
export const requiredText = z.coerce.string().trim().min(1)

/** A whole number of kilometres or months, as a number or as digits with spaces. */
export const whole = z
  .union([z.number(), z.string().transform((digits) => Number(digits.replace(/\s/g, '') || Number.NaN))])
  .pipe(z.int().min(1).max(10_000_000))

/** An amount in rand, as text or as a number, rounded half up to the cent. */
export const money = z.union([z.number().nonnegative(), z.string()]).transform((value, context) => {
  if (typeof value === 'number') return roundToCents(value * 100)
  try {
    const amount = parsePrice(value)
    if (amount !== null) return amount
  } catch {
    // Reported as an issue below.
  }
  context.addIssue({ code: 'custom', message: 'not an amount' })
  return z.NEVER
})
