import type { Payload } from 'payload'

const idOf = (range: number | { id: number } | null | undefined) =>
  typeof range === 'object' ? range?.id : range

/** Published ranges none of whose models is published, by their id and name. */
export async function rangesWithoutModels(payload: Payload): Promise<{ id: number; name: string }[]> {
  const reading = {
    ...{ where: { _status: { equals: 'published' } }, pagination: false },
    ...{ depth: 0, draft: false, overrideAccess: true },
  } as const
  const [ranges, models] = await Promise.all([
    payload.find({ collection: 'ranges', select: { name: true }, sort: 'name', ...reading }),
    payload.find({ collection: 'models', select: { range: true }, ...reading }),
  ])
  const withModels = new Set(models.docs.map(({ range }) => idOf(range)))
  return ranges.docs.filter(({ id }) => !withModels.has(id)).map(({ id, name }) => ({ id, name }))
}
