import { z } from 'zod'
import { utcOffset } from '../site/market.ts'
import type { CalendarDay } from '../time/clock.ts'

/** A day, or days before the day of seeding, so that a new installation has fresh content. */
export const seedMoment = z.union([z.strictObject({ daysAgo: z.int().nonnegative() }), z.iso.date()])

const dayMs = 24 * 60 * 60 * 1000

/**
 * Returns the moment on a seeded day: the morning, or midnight for today, so that it is never in the future.
 *
 * @param today the day of seeding, from which relative days count
 */
export function momentOfSeed(day: z.infer<typeof seedMoment>, today: CalendarDay): string {
  if (typeof day === 'string') return new Date(`${day}T06:00:00${utcOffset}`).toISOString()
  const midnight = Date.parse(`${today}T00:00:00${utcOffset}`)
  const morning = day.daysAgo === 0 ? 0 : 6 * 60 * 60 * 1000
  return new Date(midnight - day.daysAgo * dayMs + morning).toISOString()
}
