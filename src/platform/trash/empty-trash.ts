import type { CollectionSlug, Payload } from 'payload'
import { log } from '../log.ts'

/** How long a document can be restored. Days. */
export const daysInTrash = 30

/** Documents removed in one night, of each collection; the rest is removed in the next ones. */
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
 * Deletes for ever what was moved to the trash before a moment, with its versions and files, the oldest first: what
 * refers to a document was moved there before it. A document that is still used stays, and the log says so.
 *
 * @returns how many documents were deleted
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
      log.warn({ collection, id, reason: String(error) }, 'document stays in the trash')
    }
  }
  return deleted
}
