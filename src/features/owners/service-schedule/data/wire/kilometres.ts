import { z } from 'zod'
import { isBounded, type ServiceKilometres } from '../../rules/intervals.ts'

/** The response of `kmInterval`. All are zero for a model without a schedule. Source: requirements V-133 and V-310. */
export const wireKilometres = z.object({
  spStartKM: z.int().describe('The first service'),
  spEndKM: z.int().describe('No service is later'),
  interval: z.int().describe('From one service to the next; zero for a model without a schedule'),
})

export function wireKilometresOf(kilometres: ServiceKilometres | null): z.input<typeof wireKilometres> {
  const { start, end, step } = kilometres ?? { start: 0, end: 0, step: 0 }
  return { spStartKM: start, spEndKM: end, interval: step }
}

const number = z.union([z.number(), z.string().trim().min(1).transform(Number)]).pipe(z.number())

/** Numbers, or texts of numbers. More services than a list can show make the response invalid. */
export const incomingKilometres = z
  .object({ spStartKM: number, spEndKM: number, interval: number })
  .transform(({ spStartKM, spEndKM, interval }) => ({ start: spStartKM, end: spEndKM, step: interval }))
  .refine(isBounded)
