import type { Asker, FirstOf } from './asker.ts'
import { type Named, named } from './titles.ts'

const maxItems = 10

/** Finds pictures without alternative text that are not decorative, newest first. */
export async function missingDescriptions({ payload, user }: Asker): Promise<FirstOf<Named>> {
  const { docs, totalDocs } = await payload.find({
    collection: 'media',
    where: {
      and: [
        { mimeType: { like: 'image/' } },
        { decorative: { not_equals: true } },
        { or: [{ alt: { exists: false } }, { alt: { equals: '' } }] },
      ],
    },
    locale: 'en',
    fallbackLocale: false,
    sort: '-updatedAt',
    select: { filename: true },
    depth: 0,
    limit: maxItems,
    overrideAccess: false,
    disableErrors: true,
    user,
  })
  const { config } = payload.collections.media
  return { items: docs.map((document) => named(config, document)), total: totalDocs }
}
