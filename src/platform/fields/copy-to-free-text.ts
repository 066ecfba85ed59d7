import type { CollectionSlug, FieldHook, Where } from 'payload'

/** A collection of ours: the name of one of its text fields is all that is known of it here. */
type Documents = readonly Readonly<Record<string, unknown>>[]

/**
 * The first of `fortuner-copy`, `fortuner-copy-2`, … that no other document has, for the hook `beforeDuplicate` of a
 * text that is unique: without it a copy keeps a text that cannot be saved. Drafts' texts are taken too.
 */
export const copyToFreeText: FieldHook = async ({ collection, field, req, value }) => {
  if (typeof value !== 'string' || value === '' || !collection || !field.name) return value
  const stem = `${value}-copy`
  const find = async (draft: boolean): Promise<Documents> => {
    const { docs } = await req.payload.find({
      collection: collection.slug as CollectionSlug,
      where: { [field.name as string]: { like: stem } } satisfies Where,
      select: { [field.name as string]: true },
      draft,
      depth: 0,
      pagination: false,
      overrideAccess: true,
      req,
    })
    return docs as unknown as Documents
  }
  const named = [...(await find(false)), ...(await find(true))]
  const taken = new Set(named.map((document) => document[field.name as string]))
  let copy = stem
  for (let number = 2; taken.has(copy); number += 1) copy = `${stem}-${number}`
  return copy
}
