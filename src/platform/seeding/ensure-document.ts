import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug, Where } from 'payload'
import { overrideReferences } from '../references/removal.ts'

/**
 * The id of the one document that matches, published or not, in the trash too; made, in English, when there is none.
 *
 * @param data asked for only when the document has to be made.
 */
export async function ensureDocument<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  where: Where,
  data: () => RequiredDataFromCollectionSlug<Slug>,
): Promise<{ id: number; made: boolean }> {
  // What an editor moved to the trash is not made a second time.
  for (const trash of [false, true]) {
    const { docs } = await payload.find({
      ...{ collection, where, trash, limit: 1, depth: 0, draft: true, overrideAccess: true },
    })
    if (docs[0]) return { id: Number(docs[0].id), made: false }
  }
  const created = await payload.create({
    collection,
    locale: 'en',
    overrideAccess: true,
    depth: 0,
    context: { ...overrideReferences },
    data: data(),
  })
  return { id: Number(created.id), made: true }
}
