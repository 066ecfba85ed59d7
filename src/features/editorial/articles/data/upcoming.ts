import type { Payload } from 'payload'
import { siteClock } from '#platform/time/site-clock.ts'

/** More than a magazine has under embargo in a week, after which they are read again. */
const maxUpcoming = 500

/** Reads the moments at which published articles will appear, the next one first. Errors of the database are thrown. */
export async function readUpcoming(payload: Payload): Promise<{ readonly publishedAt: string }[]> {
  const { docs } = await payload.find({
    collection: 'articles',
    where: {
      and: [
        { _status: { equals: 'published' } },
        { publishedAt: { greater_than: siteClock().now().toISOString() } },
      ],
    },
    select: { publishedAt: true },
    sort: 'publishedAt',
    ...{ depth: 0, draft: false, overrideAccess: true, pagination: false, limit: maxUpcoming },
  })
  return docs.map(({ publishedAt }) => ({ publishedAt: new Date(publishedAt).toISOString() }))
}
