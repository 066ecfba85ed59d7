import { z } from 'zod'
import { requiredText } from '#platform/service/readable.ts'
import { calendarDayOf } from '#platform/time/clock.ts'

const pattern = /^(?<day>\d{2})-(?<month>\d{2})-(?<year>\d{4})$/

/** A day as `dd-mm-yyyy`: 03-01-2025 is 3 January. Source: requirement C-108. */
const wireDay = z.string().transform((text, context) => {
  const { day, month, year } = pattern.exec(text.trim())?.groups ?? {}
  const noon = new Date(`${year}-${month}-${day}T10:00:00Z`)
  // A day that does not exist becomes one of the next month.
  if (!Number.isNaN(noon.getTime()) && noon.getUTCDate() === Number(day)) return calendarDayOf(noon)
  context.addIssue({ code: 'custom', message: 'is not a day written dd-mm-yyyy' })
  return z.NEVER
})

const options = z
  .array(
    z
      .strictObject({ optionId: requiredText, optionText: requiredText })
      .transform(({ optionId, optionText }) => ({ id: optionId, text: optionText })),
  )
  .min(2)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
    message: 'has two options with one id',
  })

/** A question without a day in the spelling of the specification. Source: requirement C-108; decision G-10. */
export const wireQuestion = z
  .strictObject({ questionText: requiredText, options })
  .transform(({ questionText, ...rest }) => ({ question: questionText, ...rest }))

/** A question of a day in the spelling of the specification. Source: requirement C-108; decision G-10. */
export const wirePoll = z
  .strictObject({ date: wireDay, questionText: requiredText, options })
  .transform(({ date, questionText, ...rest }) => ({ day: date, question: questionText, ...rest }))

/** The votes of a poll, by the id of their option. Source: requirement C-358. */
export const wireVotes = z.object({ votes: z.record(z.string(), z.int().nonnegative()) })

/** A vote. Source: requirement C-359. */
export const wireVote = z.object({ optionId: z.string() })
