import type { NumberFieldSingleValidation } from 'payload'
import { isBounded, maxIntervals } from '../rules/intervals.ts'

/** Rejects a last service before the first one, and more services than a list can show. */
export const validateEnd: NumberFieldSingleValidation = (value, { siblingData }) => {
  const { start, step } = siblingData as { readonly start?: number | null; readonly step?: number | null }
  const end = Number(value)
  if (typeof start === 'number' && end < start) return 'Not before the first service.'
  if (typeof start === 'number' && typeof step === 'number' && !isBounded({ start, end, step }))
    return `These are more than ${maxIntervals} services. Check the interval.`
  return true
}
