import { z } from 'zod'
import type { CalendarDay } from '#platform/clock.ts'
import { type BasisPoints, basisPoints, type Cents, parsePrice } from '#platform/money.ts'
import { text } from '#platform/service/readable.ts'

/**
 * How the members of a vehicle service's answers are read. What identifies a vehicle is required by the schemas
 * that use these; everything else may be missing, blank or unreadable, which makes it null or leaves it out,
 * because one odd colour must not take a range off the site.
 */

/** A whole address of the web; anything else is null. */
export const webAddress = text.transform((value) => (/^https?:\/\/\S+$/.test(value ?? '') ? value : null))

/** A word of a fixed list, however it is spelt: `DOUBLE CAB` is `double-cab`. */
export function word<Word extends string>(words: readonly Word[]) {
  const plain = (spelling: string) => spelling.toLowerCase().replace(/[\s_]+/g, '-')
  return text.transform(
    (value) => words.find((each) => value !== null && plain(each) === plain(value)) ?? null,
  )
}

/** A price as digits, as text with spaces or as a number of rand (decision G-7); unreadable ones show as N/A. */
export const money = text.transform((value): Cents | null => {
  try {
    return parsePrice(value)
  } catch {
    return null
  }
})

/** A yearly rate in percent: `12.25`, `12,25 %`. */
export const rate = text.transform((value): BasisPoints | null => {
  const parts = /^(?<whole>\d{1,2})(?:[.,](?<fraction>\d{1,2}))?\s?%?$/.exec(value ?? '')?.groups
  return parts ? basisPoints(Number(`${parts.whole}${(parts.fraction ?? '').padEnd(2, '0')}`)) : null
})

/** A day as `2026-11-30`, whatever time follows it. */
export const day = text.transform((value): CalendarDay | null => {
  const written = value?.slice(0, 10)
  return z.iso.date().safeParse(written).success ? (written as CalendarDay) : null
})

export const wholeNumber = text.transform((value) => (/^\d{1,3}$/.test(value ?? '') ? Number(value) : null))

export const flag = z
  .unknown()
  .optional()
  .transform((value) => value === true || value === 1 || value === 'true' || value === '1')
