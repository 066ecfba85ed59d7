import { z } from 'zod'

/** Trimmed text; null when blank or invalid. Numbers are converted to text. */
export const text = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((value) => String(value ?? '').trim() || null)

/** Text that must not be blank. */
export const requiredText = z.string().trim().min(1)

/** Returns the web address of a resource, relative to its service; null for none or another scheme. */
export function resolveWebAddress(address: string | null, baseUrl: string): string | null {
  if (address === null || !URL.canParse(address, baseUrl)) return null
  const { href, protocol } = new URL(address, baseUrl)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}

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
