import type { Payload } from 'payload'

type Ids = ReadonlyMap<string, number>

/** The documents that seeded specials refer to, by slug or code. */
export type References = { readonly dealers: Ids; readonly groups: Ids; readonly colours: Ids }

/** Reads the seeded dealers, groups and colours. */
export async function findReferences(payload: Payload): Promise<References> {
  const all = { draft: true, trash: true, depth: 0, pagination: false, overrideAccess: true } as const
  const [dealers, groups, colours] = await Promise.all([
    payload.find({ collection: 'dealers', select: { slug: true }, ...all }),
    payload.find({ collection: 'dealerGroups', select: { slug: true }, ...all }),
    payload.find({ collection: 'colours', select: { code: true }, ...all }),
  ])
  return {
    dealers: new Map(dealers.docs.map(({ slug, id }) => [slug, id])),
    groups: new Map(groups.docs.map(({ slug, id }) => [slug, id])),
    colours: new Map(colours.docs.map(({ code, id }) => [code, id])),
  }
}

/** @throws Error when the document does not exist. */
export function idFor(ids: Ids, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The seeded specials refer to ${key}, which does not exist.`)
  return id
}
