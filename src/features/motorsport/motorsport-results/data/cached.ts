import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import { cms } from '#platform/process/cms.ts'
import type { Season } from '../season.ts'
import { readSeasons } from './seasons.ts'

/** Returns every published season of every championship, the latest first. Cached. Errors of the database are thrown. */
export function listSeasons(): Promise<readonly Season[]> {
  return cached(caches.seasons, ['seasons'], async () => readSeasons(await cms()))
}
