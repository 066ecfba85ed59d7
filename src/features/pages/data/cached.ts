import { unstable_cache } from 'next/cache'
import { day, everything } from '#platform/cache/channel.ts'
import { cms } from '#platform/cms.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { type PageView, viewOf } from '../page-view.ts'
import { tags } from '../rules/cache-tags.ts'
import { findPublished, listPublished } from './page-document.ts'

const aWeek = 7 * 24 * 60 * 60

/** Path and title of every published page. */
export function listPages(): ReturnType<typeof listPublished> {
  return unstable_cache(listPublished, ['pages', 'list'], {
    tags: [everything, tags.pages, tags.list],
    revalidate: aWeek,
  })()
}

/** The published page at a path, in a language; null when there is none. */
export async function findPage(path: string, language: Language): Promise<PageView | null> {
  // Asked of the list that every page shares: an invented address costs no question and leaves nothing in memory.
  if (!(await listPages()).some((page) => page.path === path)) return null
  const read = async () => {
    const english = await findPublished(path, 'en')
    if (!english) return null
    return viewOf(english, language === 'en' ? english : await findPublished(path, language), language)
  }
  return unstable_cache(read, ['pages', 'page', path, language], {
    tags: [everything, day, tags.pages, ...tags.shown, tags.page(path)],
    revalidate: aWeek,
  })()
}

/** The redirect an editor, or a page that moved, left at an address; null when there is none. */
export async function redirectAt(path: string) {
  const read = async () => {
    const payload = await cms()
    const { docs } = await payload.find({
      collection: 'redirects',
      depth: 1,
      limit: 0,
      pagination: false,
      overrideAccess: true,
    })
    return docs.map(({ from, to, permanent }) => ({ from, to, permanent: permanent !== false }))
  }
  const redirects = await unstable_cache(read, ['pages', 'redirects'], {
    tags: [everything, tags.pages, ...tags.shown, tags.redirects],
    revalidate: aWeek,
  })()
  return redirects.find(({ from }) => from === path) ?? null
}
