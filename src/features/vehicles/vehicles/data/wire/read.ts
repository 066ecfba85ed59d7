import { z } from 'zod'
import { type BasisPoints, basisPoints } from '#platform/money.ts'
import { text } from '#platform/service/readable.ts'
import type { CalendarDay } from '#platform/time/clock.ts'

/**
 * Schemas for the fields of a vehicle service's responses. Identifying fields are required by the schemas that use
 * these. Any other field may be missing, blank or invalid and is then null or omitted, because one invalid colour must
 * not remove a range from the site.
 */

/** An absolute http(s) URL; anything else is null. */
export const webAddress = text.transform((value) => (/^https?:\/\/\S+$/.test(value ?? '') ? value : null))

/** A value of an enumeration in any spelling: `DOUBLE CAB` is `double-cab`. */
export function enumValue<Value extends string>(values: readonly Value[]) {
  const normalise = (spelling: string) => spelling.toLowerCase().replace(/[\s_]+/g, '-')
  return text.transform(
    (value) => values.find((each) => value !== null && normalise(each) === normalise(value)) ?? null,
  )
}

/** An annual rate in percent, for example `12.25` or `12,25 %`. */
export const rate = text.transform((value): BasisPoints | null => {
  const parts = /^(?<whole>\d{1,2})(?:[.,](?<fraction>\d{1,2}))?\s?%?$/.exec(value ?? '')?.groups
  return parts ? basisPoints(Number(`${parts.whole}${(parts.fraction ?? '').padEnd(2, '0')}`)) : null
})

/** A date such as `2026-11-30`; a following time is ignored. */
export const day = text.transform((value): CalendarDay | null => {
  const date = value?.slice(0, 10)
  return z.iso.date().safeParse(date).success ? (date as CalendarDay) : null
})

export const wholeNumber = text.transform((value) => (/^\d{1,3}$/.test(value ?? '') ? Number(value) : null))

export const flag = z
  .unknown()
  .optional()
  .transform((value) => value === true || value === 1 || value === 'true' || value === '1')
