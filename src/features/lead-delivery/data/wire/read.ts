import { z } from 'zod'

/*
 * Texts that programs send us. They end in mails and in JSON columns, so what neither can hold is left out: control
 * characters but for line breaks, and halves of characters.
 */

const clean = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')

/** Text of at most so many characters; nothing is empty text. */
export const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .nullish()
    .transform((value) => clean(value ?? '').trim())

/** Text that has to be there. */
export const requiredText = (longest: number) => text(longest).refine((value) => value !== '')

/** A number, written as one or as text; null when it is not known. */
export const amount = z
  .union([z.number(), z.string().max(40)])
  .nullish()
  .transform((value) => {
    if (typeof value === 'number') return value
    const plain = value?.replace(/[\s\u00a0\u202f]/g, '')
    return plain && /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null
  })
