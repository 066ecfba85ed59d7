import type { CollectionSlug, FieldHook, Where } from 'payload'

/** Documents of any collection of ours; only the name of one text field is known here. */
type Documents = readonly Readonly<Record<string, unknown>>[]

/**
 * Hook `beforeDuplicate` for a unique text field: returns the first of `fortuner-copy`, `fortuner-copy-2`, … that no
 * other document has, drafts included. Without it a copy keeps the original's text and cannot be saved.
 */
export const copyToUniqueText: FieldHook = async ({ collection, field, req, value }) => {
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
  const documents = [...(await find(false)), ...(await find(true))]
  const usedTexts = new Set(documents.map((document) => document[field.name as string]))
  let copy = stem
  for (let number = 2; usedTexts.has(copy); number += 1) copy = `${stem}-${number}`
  return copy
}
