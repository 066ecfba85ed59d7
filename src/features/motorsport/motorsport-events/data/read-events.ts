import type { Payload } from 'payload'
import { usableViews } from '#platform/documents/usable-views.ts'
import type { StoredEvent } from '../event.ts'
import { eventOf } from './event-of-document.ts'

/** More than a maker and its sponsorships have in ten years. */
const maxDocuments = 2000

/** Reads every published event, the latest start last. Errors of the database are thrown. */
export async function readEvents(payload: Payload): Promise<readonly StoredEvent[]> {
  const { docs } = await payload.find({
    ...{ collection: 'events', sort: ['startsOn', 'slug'], depth: 1, draft: false, overrideAccess: false },
    ...{ pagination: false, limit: maxDocuments },
  })
  return usableViews(payload, 'events', docs, eventOf)
}
