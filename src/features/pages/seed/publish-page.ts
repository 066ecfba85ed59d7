import type { Payload } from 'payload'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { blocksOf } from '#platform/payload-internals/blocks.ts'
import { ensureDocument } from '#platform/seeding/ensure-document.ts'
import { entered } from './entered.ts'
import type { PageFile } from './page-file.ts'
import { findIds } from './references.ts'

/** Whether a value holds a text in the language, however deep. */
function speaks(value: unknown, language: Language): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (!Array.isArray(value) && 'en' in value && language in value) return true
  return Object.values(value).some((inner) => speaks(inner, language))
}

/** Makes the page where there is none at its path, empty and not published: others may refer to it from then on. */
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
 * Publishes what a file says at its path, in every language it speaks, in place of what is there.
 *
 * @throws Error naming what the file gets wrong
 */
export async function publishPage(payload: Payload, file: PageFile): Promise<void> {
  const { id } = await ensurePage(payload, file)
  const { flattenedFields } = payload.collections.pages.config
  const entering = {
    findId: findIds(payload),
    blocks: blocksOf(payload),
  }
  for (const language of languages) {
    if (language !== 'en' && !speaks(file, language)) continue
    const data = await entered(file, flattenedFields, 'page', { language, ...entering })
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
