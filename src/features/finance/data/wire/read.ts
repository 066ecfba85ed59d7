import { z } from 'zod'
import { parsePrice, roundToCents } from '#platform/money.ts'

/**
 * How the members of answers about money are read. Unlike a vehicle, of which one odd colour may be left out, figures
 * that cannot be read are a failure: what is left of them would be another offer.
 */

/** Trimmed text of at least one character. */
export const requiredText = z.coerce.string().trim().min(1)

/** A whole number of kilometres or months, also as digits with spaces. */
export const whole = z
  .union([z.number(), z.string().transform((digits) => Number(digits.replace(/\s/g, '') || Number.NaN))])
  .pipe(z.int().min(1).max(10_000_000))

/** Rand, as text or as a number of any precision, which is rounded half up to the cent. */
export const money = z.union([z.number().nonnegative(), z.string()]).transform((value, context) => {
  if (typeof value === 'number') return roundToCents(value * 100)
  try {
    const amount = parsePrice(value)
    if (amount !== null) return amount
  } catch {
    // Said below.
  }
  context.addIssue({ code: 'custom', message: 'not an amount' })
  return z.NEVER
})
