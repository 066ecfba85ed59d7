import type { CollectionSlug, Payload } from 'payload'
import { log } from '../process/log.ts'

/** Retention of documents in the trash, in days. */
export const daysInTrash = 30

/** Maximum number of documents deleted per collection in one night; the rest follow in the next nights. */
const maxRemoved = 500

type Trashed = { readonly collection: CollectionSlug; readonly id: number; readonly deletedAt: string }

async function trashedBefore(payload: Payload, slug: string, before: Date): Promise<Trashed[]> {
  const collection = slug as CollectionSlug
  const { docs } = await payload.find({
    ...{ collection, trash: true, where: { deletedAt: { less_than: before.toISOString() } } },
    ...{ sort: 'deletedAt', limit: maxRemoved, pagination: false, depth: 0, overrideAccess: true },
  })
  return (docs as unknown as Omit<Trashed, 'collection'>[]).map(({ id, deletedAt }) => ({
    ...{ collection, id, deletedAt },
  }))
}

/**
 * Permanently deletes documents moved to the trash before a moment, with their versions and files. Oldest first,
 * because a referring document was moved there before its target. A document that is still in use stays, which is
 * logged.
 *
 * @returns the number of documents deleted
 */
export async function emptyTrash(payload: Payload, before: Date): Promise<number> {
  const slugs = payload.config.collections.filter(({ trash }) => trash).map(({ slug }) => slug)
  const lists = await Promise.all(slugs.map((slug) => trashedBefore(payload, slug, before)))
  const oldestFirst = lists.flat().sort((a, b) => a.deletedAt.localeCompare(b.deletedAt))
  let deleted = 0
  for (const { collection, id } of oldestFirst) {
    try {
      await payload.delete({ collection, id, trash: true, depth: 0, overrideAccess: true })
      deleted += 1
    } catch (error) {
      log.warn({ collection, id, reason: String(error) }, 'trashed document not deleted')
    }
  }
  return deleted
}
