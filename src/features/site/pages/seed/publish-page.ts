import type { Payload } from 'payload'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { blocksOf } from '#platform/payload-internals/blocks.ts'
import { ensureDocument } from '#platform/seeding/ensure-document.ts'
import { toCmsData } from './cms-data.ts'
import type { PageFile } from './page-file.ts'
import { createIdLookup } from './references.ts'

/** Whether a value contains a text in the language at any depth. */
function hasLanguage(value: unknown, language: Language): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (!Array.isArray(value) && 'en' in value && language in value) return true
  return Object.values(value).some((inner) => hasLanguage(inner, language))
}

/** Creates an empty draft at the page's path unless a page exists, so that other pages can refer to it. */
export function ensurePage(
  payload: Payload,
  { path, title }: PageFile,
): Promise<{ id: number; made: boolean }> {
  return ensureDocument(payload, 'pages', { path: { equals: path } }, () => ({
    path,
    title: typeof title === 'string' ? title : title.en,
    _status: 'draft',
  }))
}

/**
 * Publishes the page of a file in every language it contains, replacing an existing page at its path.
 *
 * @throws Error naming the invalid part of the file
 */
export async function publishPage(payload: Payload, file: PageFile): Promise<void> {
  const { id } = await ensurePage(payload, file)
  const { flattenedFields } = payload.collections.pages.config
  const context = {
    findId: createIdLookup(payload),
    blocks: blocksOf(payload),
  }
  for (const language of languages) {
    if (language !== 'en' && !hasLanguage(file, language)) continue
    const data = await toCmsData(file, flattenedFields, 'page', { language, ...context })
    await payload.update({
      collection: 'pages',
      id,
      locale: language,
      depth: 0,
      overrideAccess: true,
      data: { ...data, _status: 'published' },
    })
  }
}
