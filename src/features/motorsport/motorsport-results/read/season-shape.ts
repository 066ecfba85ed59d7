import { z } from 'zod'
import { scoredKinds } from '../season.ts'
import type { SeasonForm } from './season-form.ts'

const maxResults = 60_000

const text = z.string().max(maxResults).nullish()
const whole = z.number().int().nonnegative().max(9_999).nullish().catch(null)
const kind = z.enum(scoredKinds).nullish().catch(null)

/** The season of a form, of which any field may be empty or not valid yet. Other fields are left out. */
export const seasonShape: z.ZodType<SeasonForm> = z.object({
  championship: text,
  year: whole,
  plannedRounds: whole,
  countedRounds: whole,
  points: z
    .array(z.object({ kind, table: text }))
    .max(20)
    .nullish(),
  entrants: z
    .array(z.object({ name: text, number: text, driver: text, team: text, navigator: text }))
    .max(200)
    .nullish(),
  rounds: z
    .array(
      z.object({
        name: text,
        day: text,
        classifications: z
          .array(z.object({ kind, share: text, results: text }))
          .max(60)
          .nullish(),
      }),
    )
    .max(100)
    .nullish(),
})
