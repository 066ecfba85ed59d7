import { z } from 'zod'

/**
 * How the members of the dealer service's answers are read. What identifies a dealer is required; everything else
 * may be missing, blank or unreadable, which makes it null or leaves it out.
 */

/** Trimmed text; blank is null. */
export const text = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((value) => String(value ?? '').trim() || null)

/** Text that has to be there. */
export const requiredText = z.string().trim().min(1)

/** Ids are numbers in one installation and words in another. */
export const id = z.union([z.number(), z.string().min(1)]).transform(String)

/** Degrees, as a number or as text. */
export const degrees = z
  .union([z.number(), z.string().trim().min(1).transform(Number)])
  .nullish()
  .catch(null)
  .transform((value) => (typeof value === 'number' && Number.isFinite(value) ? value : null))

/** A list of which broken members are left out. */
export function list<Schema extends z.ZodType>(schema: Schema) {
  return z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((items) =>
      (items ?? []).flatMap((item) => {
        const parsed = schema.safeParse(item)
        return parsed.success ? [parsed.data] : []
      }),
    )
}
