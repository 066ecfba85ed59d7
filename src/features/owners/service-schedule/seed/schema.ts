import { z } from 'zod'
import { modelCode } from '../rules/model-code.ts'
import { intervalTypes } from '../service.ts'

const text = z.string().trim().min(1)
const kilometres = z.int().positive()

/** What decides whether a part is in a vehicle. */
const features = ['petrol', 'diesel', 'hybrid', '48v', 'manual', 'automatic', 'cvt'] as const
const drives = ['4x4', 'awd', 'rear', 'workhorse'] as const
const fits = z.enum([...features, ...drives])

const item = z.strictObject({
  work: z.enum(intervalTypes),
  part: text.max(120),
  /** With `{engine}` where the part differs from engine to engine. */
  number: text.optional(),
  /** A quantity, or one of the amounts of the schedule, such as `{oil}`. */
  quantity: text.optional(),
  first: kilometres.optional(),
  /** Rounded up to whole services. */
  every: kilometres,
  /** In vehicles with any of these; in all when absent. */
  fits: z.array(fits).min(1).optional(),
})

const schedule = z.strictObject({
  name: text.max(120),
  models: z.array(z.string().regex(modelCode)).min(1),
  /** From one service to the next. */
  step: kilometres,
  end: kilometres,
  /** In part numbers. */
  engine: text.max(6),
  fits: z.array(fits).min(1),
  amounts: z.record(z.string(), text.max(20)),
})

/** `content/service-schedules/service-schedules.json`. Unknown members are rejected. Source: requirement V-133. */
export const serviceSchedulesFile = z.strictObject({ items: z.array(item), schedules: z.array(schedule) })

export type SeedItem = z.infer<typeof item>
export type SeedSchedule = z.infer<typeof schedule>
