import {
  APIError,
  type CollectionSlug,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload'
import { blocksOf } from '../payload-internals/blocks.ts'
import { referencesIn } from '../references/references-in.ts'
import { kindOf, quotedTitle } from '../references/title-of.ts'

type Document = Readonly<Record<string, unknown>> & { readonly id: number | string }

const conflict = (message: string) => new APIError(message, 409, null, true)

/** Returns the id of a document that matches, in the trash or outside it; undefined when there is none. */
async function findId(slug: string, where: Where, trash: boolean, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    ...{ collection: slug as CollectionSlug, where, trash, depth: 0, limit: 1, pagination: false },
    ...{ overrideAccess: true, req },
  })
  return docs[0]?.id
}

/** @throws APIError 409 when another document has the same unique value, such as a path or code, by now. */
async function requireUniqueValues(
  collection: SanitizedCollectionConfig,
  document: Document,
  req: PayloadRequest,
): Promise<void> {
  for (const field of collection.flattenedFields) {
    if (!('unique' in field && field.unique) || field.name === 'filename') continue
    const value = document[field.name]
    if (typeof value !== 'string' && typeof value !== 'number') continue
    const other = await findId(collection.slug, { [field.name]: { equals: value } }, false, req)
    if (other === undefined) continue
    const title = await quotedTitle(collection.slug, other, req)
    throw conflict(
      `${await quotedTitle(collection.slug, document.id, req)} cannot be restored because ${title} has the same ${field.name} now. Change it there first.`,
    )
  }
}

/** @throws APIError 409 when the document refers to another one in the trash. */
async function requireTargetsOutsideTrash(
  collection: SanitizedCollectionConfig,
  document: Document,
  req: PayloadRequest,
): Promise<void> {
  const blocks = blocksOf(req.payload)
  for (const { collection: slug, harmless, id } of referencesIn(
    document,
    collection.flattenedFields,
    blocks,
  )) {
    const target = req.payload.collections[slug as CollectionSlug]?.config
    if (!target?.trash || harmless) continue
    const where: Where = { and: [{ id: { equals: id } }, { deletedAt: { exists: true } }] }
    if ((await findId(slug, where, true, req)) === undefined) continue
    throw conflict(
      `${await quotedTitle(collection.slug, document.id, req)} cannot be restored because the ${kindOf(target)} ${await quotedTitle(slug, id, req)} that it refers to is in the trash. Restore that first.`,
    )
  }
}

/** @throws APIError 409, with what to do first, when a document in the trash cannot be restored. */
export async function requireRestorable(
  collection: SanitizedCollectionConfig,
  document: Document,
  req: PayloadRequest,
): Promise<void> {
  await requireUniqueValues(collection, document, req)
  await requireTargetsOutsideTrash(collection, document, req)
}
