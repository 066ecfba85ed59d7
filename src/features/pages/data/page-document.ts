import type { Page } from '#cms/payload-types.ts'
import { cms } from '#platform/cms.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** Pages with what their blocks refer to: the picture, its colour; the link, its page. */
const depth = 2

/**
 * The published page at a path, its texts in one language alone: what is not translated is missing.
 * What it refers to is there as far as it is published; the rest stays a bare id.
 */
export async function findPublished(path: string, language: Language): Promise<Page | null> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'pages',
    where: { path: { equals: path } },
    locale: language,
    fallbackLocale: false,
    overrideAccess: false,
    depth,
    limit: 1,
    pagination: false,
  })
  return docs[0] ?? null
}
