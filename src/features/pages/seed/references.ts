import type { CollectionSlug, Payload } from 'payload'

/** By what documents are named in files. */
const names: Partial<Record<CollectionSlug, string>> = {
  pages: 'path',
  ranges: 'slug',
  dealers: 'slug',
  models: 'code',
  colours: 'code',
  media: 'filename',
}

/** The id of a document by its name. */
export type FindId = (collection: string, name: string) => Promise<number>

/** Looks documents up by name, drafts too, each once. @throws Error naming what is not there */
export function findIds(payload: Payload): FindId {
  const found = new Map<string, number>()
  return async (collection, name) => {
    const key = `${collection} ${name}`
    const known = found.get(key)
    if (known !== undefined) return known
    const field = names[collection as CollectionSlug]
    if (!field) throw new Error(`Documents of ${collection} have no name to refer to them by.`)
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
    if (Number.isNaN(id)) throw new Error(`There is no ${name} among the ${collection}.`)
    found.set(key, id)
    return id
  }
}
