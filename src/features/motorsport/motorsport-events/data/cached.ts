import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import { cms } from '#platform/process/cms.ts'
import type { StoredEvent } from '../event.ts'
import { readEvents } from './read-events.ts'

/** Returns every published event, the latest start last. Cached. Errors of the database are thrown. */
export function listEvents(): Promise<readonly StoredEvent[]> {
  return cached(caches.events, ['events'], async () => readEvents(await cms()))
}
