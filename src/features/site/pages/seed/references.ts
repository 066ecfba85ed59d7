import type { CollectionSlug, Payload } from 'payload'

/** The field by which files refer to documents of each collection. */
const nameFields: Partial<Record<CollectionSlug, string>> = {
  pages: 'path',
  ranges: 'slug',
  dealers: 'slug',
  models: 'code',
  colours: 'code',
  media: 'filename',
}

/** Finds the id of a document by its name. */
export type FindId = (collection: string, name: string) => Promise<number>

/** Creates a lookup of documents by name, drafts included, with a cache. @throws Error naming a missing document */
export function createIdLookup(payload: Payload): FindId {
  const found = new Map<string, number>()
  return async (collection, name) => {
    const key = `${collection} ${name}`
    const known = found.get(key)
    if (known !== undefined) return known
    const field = nameFields[collection as CollectionSlug]
    if (!field) throw new Error(`Files cannot refer to documents of ${collection}.`)
    const { docs } = await payload.find({
      collection: collection as CollectionSlug,
      where: { [field]: { equals: name } },
      draft: true,
      depth: 0,
      limit: 1,
      trash: true,
      overrideAccess: true,
    })
    const id = Number(docs[0]?.id)
    if (Number.isNaN(id)) throw new Error(`${name} does not exist in ${collection}.`)
    found.set(key, id)
    return id
  }
}
