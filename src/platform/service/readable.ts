import { z } from 'zod'

/** Trimmed text; blank or unreadable is null. Numbers are taken as they are written. */
export const text = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((value) => String(value ?? '').trim() || null)

/** Text that has to be there. */
export const requiredText = z.string().trim().min(1)

/** A list of which broken members are left out: one of them must not take the others off the site. */
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
