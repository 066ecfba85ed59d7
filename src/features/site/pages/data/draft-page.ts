import type { Page } from '#cms/payload-types.ts'
import { hasRole } from '#features/people/accounts/server.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { cms } from '#platform/process/cms.ts'
import { type PageView, viewOf } from '../page-view.ts'

/** The signed-in editor, administrator or dealer, who sees the drafts of its own pages only; null for all others. */
async function editorOf(headers: Headers) {
  const { user } = await (await cms()).auth({ headers, canSetHeaders: false })
  return user && hasRole({ user }, 'admin', 'editor', 'dealer') ? user : null
}

/** The newest version of a page, published or not; `refused` when the user is not an editor. */
export type DraftResult =
  | { readonly state: 'refused' }
  | { readonly state: 'missing' }
  | { readonly state: 'found'; readonly page: PageView }

/**
 * Finds the newest version of the page at a path, drafts included.
 *
 * @param headers request headers with the session of an editor. Source: decision G-4
 */
export async function findDraft(path: string, language: Language, headers: Headers): Promise<DraftResult> {
  const user = await editorOf(headers)
  if (!user) return { state: 'refused' }
  const payload = await cms()
  const read = async (locale: Language): Promise<Page | null> => {
    const { docs } = await payload.find({
      collection: 'pages',
      where: { path: { equals: path } },
      draft: true,
      locale,
      fallbackLocale: false,
      overrideAccess: false,
      user,
      depth: 2,
      limit: 1,
      pagination: false,
    })
    return docs[0] ?? null
  }
  const english = await read('en')
  if (!english) return { state: 'missing' }
  return {
    state: 'found',
    page: viewOf(english, language === 'en' ? english : await read(language), language),
  }
}
