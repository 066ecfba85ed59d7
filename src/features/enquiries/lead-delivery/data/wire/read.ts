import { z } from 'zod'

/*
 * Schemas of values in requests of other programs. Texts are stored in mails and JSON columns, so characters that these
 * cannot hold are removed or replaced: control characters other than tabs and line breaks, and lone surrogates.
 */

const clean = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')

/** Optional text; missing text is empty. @param maxLength characters. */
export const text = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .nullish()
    .transform((value) => clean(value ?? '').trim())

/** Text that must not be empty. */
export const requiredText = (maxLength: number) => text(maxLength).refine((value) => value !== '')

/** A number or its text; null when missing or unreadable. */
export const amount = z
  .union([z.number(), z.string().max(40)])
  .nullish()
  .transform((value) => {
    if (typeof value === 'number') return value
    const plain = value?.replace(/[\s\u00a0\u202f]/g, '')
    return plain && /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null
  })
