import type { DashboardContext, ItemsWithTotal } from './dashboard-context.ts'
import { type DocumentEntry, toDocumentEntry } from './document-entries.ts'

const maxItems = 10

/** Finds pictures without alternative text that are not decorative, newest first. */
export async function missingDescriptions({
  payload,
  user,
}: DashboardContext): Promise<ItemsWithTotal<DocumentEntry>> {
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
  return { items: docs.map((document) => toDocumentEntry(config, document)), total: totalDocs }
}
