import type { Payload } from 'payload'
import { usableViews } from '#platform/documents/usable-views.ts'
import type { Season } from '../season.ts'
import { seasonOfDocument } from './season-of-document.ts'

/** More than all championships have held. */
const maxDocuments = 500

/** Reads the seasons that visitors see, the latest first. Errors of the database are thrown. */
export async function readSeasons(payload: Payload): Promise<readonly Season[]> {
  const { docs } = await payload.find({
    collection: 'seasons',
    sort: ['-year', 'id'],
    ...{ depth: 1, draft: false, overrideAccess: false, pagination: false, limit: maxDocuments },
  })
  return usableViews(payload, 'seasons', docs, seasonOfDocument)
}
