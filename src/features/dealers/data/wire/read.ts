import { z } from 'zod'

/**
 * How the members of the dealer service's answers are read. What identifies a dealer is required; everything else
 * may be missing, blank or unreadable, which makes it null or leaves it out.
 */

/** Ids are numbers in one installation and words in another. */
export const id = z.union([z.number(), z.string().min(1)]).transform(String)

/** Degrees, as a number or as text. */
export const degrees = z
  .union([z.number(), z.string().trim().min(1).transform(Number)])
  .nullish()
  .catch(null)
  .transform((value) => (typeof value === 'number' && Number.isFinite(value) ? value : null))
