import type { Poll as PollDocument } from '#cms/payload-types.ts'
import { dayOf } from '#features/dealers/dealer-content/jobs.ts'
import type { Poll } from '../poll.ts'

/**
 * Returns the view of a document.
 *
 * @throws Error for one without a day, which only a draft can be.
 */
export function pollOf({ id, day, question, options }: PollDocument): Poll {
  const ofDay = dayOf(day)
  if (ofDay === null) throw new Error(`The question ${id} of the poll has no day.`)
  return {
    ...{ id: String(id), day: ofDay, question },
    options: options.flatMap(({ code, text }) => (code ? [{ id: code, text }] : [])),
  }
}
