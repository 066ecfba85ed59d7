import type { Payload } from 'payload'
import { usableViews } from '#platform/documents/usable-views.ts'
import type { Poll } from '../poll.ts'
import { pollOf } from './poll-of-document.ts'

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
