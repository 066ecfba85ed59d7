import { z } from 'zod'
import { calendarDayOf } from '#platform/clock.ts'
import { requiredText } from '#platform/service/readable.ts'
import type { Poll, VoteCounts } from '../../rules/poll/poll.ts'

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

/** A question in the spelling of the specification. Source: requirement C-108; decision G-10. */
export const wirePoll = z
  .object({
    id: z.union([z.string(), z.number()]).transform(String).pipe(requiredText),
    date: wireDay,
    questionText: requiredText,
    options: z.array(z.object({ optionId: requiredText, optionText: requiredText })).min(2),
  })
  .refine(({ options }) => new Set(options.map(({ optionId }) => optionId)).size === options.length, {
    message: 'has two options with one id',
  })
  .transform(
    ({ id, date, questionText, options }): Poll => ({
      ...{ id, day: date, question: questionText },
      options: options.map(({ optionId, optionText }) => ({ id: optionId, text: optionText })),
    }),
  )

/** The votes of a poll, by the id of their option. Source: requirement C-358. */
export const wireVotes = z
  .object({ votes: z.record(z.string(), z.int().nonnegative()) })
  .transform(({ votes }): VoteCounts => votes)
