import type { Page } from '#cms/payload-types.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { cms } from '#platform/process/cms.ts'

/** Populates the relations of blocks: pictures with their colours, links with their pages. */
const depth = 2

/**
 * Finds the published page at a path in one language, without fallback: untranslated texts are missing. Published relations
 * are populated; others stay ids.
 */
export async function findPublishedPage(path: string, language: Language): Promise<Page | null> {
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
