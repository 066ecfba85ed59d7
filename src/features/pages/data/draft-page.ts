import type { Page } from '#cms/payload-types.ts'
import { hasRole } from '#features/accounts/cms.ts'
import { cms } from '#platform/cms.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { type PageView, viewOf } from '../page-view.ts'

/** The editor whose request it is, as the CMS sees it; null for everybody else. */
async function editorOf(headers: Headers) {
  const { user } = await (await cms()).auth({ headers, canSetHeaders: false })
  return user && hasRole({ user }, 'admin', 'editor') ? user : null
}

/** A page for an editor: its newest version, published or not; `refused` for whoever is not one. */
export type Draft =
  | { readonly state: 'refused' }
  | { readonly state: 'missing' }
  | { readonly state: 'found'; readonly page: PageView }

/**
 * The newest version of the page at a path, as its editor left it a moment ago.
 *
 * @param headers of the request, whose session must be an editor's. Source: decision G-4
 */
export async function findDraft(path: string, language: Language, headers: Headers): Promise<Draft> {
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
