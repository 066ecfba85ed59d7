import type { Payload } from 'payload'
import type { Poll as PollDocument } from '#cms/payload-types.ts'
import { dayOf } from '#features/dealers/dealer-content/jobs.ts'
import { usableViews } from '#platform/documents/usable-views.ts'
import type { Poll } from '../poll.ts'

/**
 * Returns the view of a document.
 *
 * @throws Error for one without a day, which only a draft can be.
 */
function pollOf({ id, day, question, options }: PollDocument): Poll {
  const ofDay = dayOf(day)
  if (ofDay === null) throw new Error(`The question ${id} of the poll has no day.`)
  return {
    ...{ id: String(id), day: ofDay, question },
    options: options.flatMap(({ code, text }) => (code ? [{ id: code, text }] : [])),
  }
}

/** More than a question a day for five years. */
const maxDocuments = 2000

/** Reads every published question, the latest first. Errors of the database are thrown. */
export async function readPolls(payload: Payload): Promise<readonly Poll[]> {
  const { docs } = await payload.find({
    ...{ collection: 'polls', sort: '-day', depth: 0, draft: false, overrideAccess: false },
    ...{ pagination: false, limit: maxDocuments },
  })
  return usableViews(payload, 'polls', docs, pollOf)
}
