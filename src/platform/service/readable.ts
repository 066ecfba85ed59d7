import { z } from 'zod'

/** Trimmed text; null when blank or invalid. Numbers are converted to text. */
export const text = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((value) => String(value ?? '').trim() || null)

/** Text that must not be blank. */
export const requiredText = z.string().trim().min(1)

/** A list whose invalid items are left out, so that one of them does not hide the others. */
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
