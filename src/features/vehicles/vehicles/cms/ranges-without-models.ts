import type { Payload } from 'payload'

const idOf = (range: number | { id: number } | null | undefined) =>
  typeof range === 'object' ? range?.id : range

/** Returns published ranges that have no published model. */
export async function findRangesWithoutModels(payload: Payload): Promise<{ id: number; name: string }[]> {
  const options = {
    ...{ where: { _status: { equals: 'published' } }, pagination: false },
    ...{ depth: 0, draft: false, overrideAccess: true },
  } as const
  const [ranges, models] = await Promise.all([
    payload.find({ collection: 'ranges', select: { name: true }, sort: 'name', ...options }),
    payload.find({ collection: 'models', select: { range: true }, ...options }),
  ])
  const withModels = new Set(models.docs.map(({ range }) => idOf(range)))
  return ranges.docs.filter(({ id }) => !withModels.has(id)).map(({ id, name }) => ({ id, name }))
}
