import type { Payload } from 'payload'
import { usableViews } from '#platform/documents/usable-views.ts'
import type { Season, SeasonLive } from '../season.ts'
import { liveOfDocument, seasonOfDocument } from './season-of-document.ts'

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

/** The seasons that visitors see with live times, by {@link liveKey}. */
export type LiveVersions = ReadonlyMap<string, SeasonLive>

/** Identifies a season in {@link LiveVersions}. */
export const liveKey = (championship: string, year: number | string): string => `${championship} ${year}`

/** Reads when the seasons were last published, in one query and without their results. */
export async function readLiveVersions(payload: Payload): Promise<LiveVersions> {
  const { docs } = await payload.find({
    collection: 'seasons',
    ...{ depth: 0, draft: false, overrideAccess: false, pagination: false, limit: maxDocuments },
    select: { championship: true, year: true, updatedAt: true, liveTimes: true },
  })
  const seasons = docs.flatMap((document) => {
    const live = liveOfDocument(document)
    return live ? [[liveKey(document.championship, document.year), live] as const] : []
  })
  return new Map(seasons)
}
