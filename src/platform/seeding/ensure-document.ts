import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug, Where } from 'payload'
import { overrideReferences } from '../references/removal.ts'

/**
 * Returns the id of the document that matches, including drafts and the trash. Creates it in English when it is
 * missing.
 *
 * @param data called only when the document has to be created.
 */
export async function ensureDocument<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  where: Where,
  data: () => RequiredDataFromCollectionSlug<Slug>,
): Promise<{ id: number; made: boolean }> {
  // A document that an editor moved to the trash is not created again.
  for (const trash of [false, true]) {
    const { docs } = await payload.find({
      ...{ collection, where, trash, limit: 1, depth: 0, draft: true, overrideAccess: true },
    })
    if (docs[0]) return { id: Number(docs[0].id), made: false }
  }
  return { id: await createDocument(payload, collection, data()), made: true }
}

/** Creates a document in English and returns its id. */
export async function createDocument<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  data: RequiredDataFromCollectionSlug<Slug>,
): Promise<number> {
  const created = await payload.create({
    collection,
    locale: 'en',
    overrideAccess: true,
    depth: 0,
    context: { ...overrideReferences },
    data,
  })
  return Number(created.id)
}
