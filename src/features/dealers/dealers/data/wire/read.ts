import { z } from 'zod'

/**
 * Schemas of members in responses of the dealer service. Members that identify a dealer are required; all others may be
 * missing, blank or unreadable, and then become null or are left out.
 */

/** Ids are numbers or strings, depending on the dealer system. */
export const id = z.union([z.number(), z.string().min(1)]).transform(String)

/** Degrees, as a number or its text. */
export const degrees = z
  .union([z.number(), z.string().trim().min(1).transform(Number)])
  .nullish()
  .catch(null)
  .transform((value) => (typeof value === 'number' && Number.isFinite(value) ? value : null))
