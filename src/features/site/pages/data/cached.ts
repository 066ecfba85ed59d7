import type { Redirect } from '#cms/payload-types.ts'
import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { cms } from '#platform/process/cms.ts'
import { type PageView, viewOf } from '../page-view.ts'
import { cacheFound } from './cache-found.ts'
import { findPublishedPage } from './page-document.ts'
import { readPublishedTitles, readTitlesBelow } from './published-paths.ts'

/**
 * Finds the published pages at the given paths, with their titles. Only the given paths are read: a site has ten thousand
 * pages, and a page links to about thirty.
 */
export function findTitles(
  paths: readonly string[],
): Promise<readonly { readonly path: string; readonly title: string }[]> {
  return cached(caches.pageTitles, ['pages', 'titles', ...paths], () => readPublishedTitles(paths))
}

/** Lists the published pages directly below a path, at most fifty, with their titles. */
export function listTitlesBelow(
  path: string,
): Promise<readonly { readonly path: string; readonly title: string }[]> {
  return cached(caches.pageTitles, ['pages', 'below', path], () => readTitlesBelow(path))
}

/** Finds the published page at a path in a language; null when it does not exist. */
export function findPage(path: string, language: Language): Promise<PageView | null> {
  const read = async () => {
    const english = await findPublishedPage(path, 'en')
    if (!english) return null
    return viewOf(english, language === 'en' ? english : await findPublishedPage(path, language), language)
  }
  return cacheFound(caches.page(path), ['pages', 'page', path, language], read)
}

/** Finds the redirect from a path; null when it does not exist. */
export function readRedirect(path: string): Promise<(Pick<Redirect, 'to'> & { permanent: boolean }) | null> {
  const read = async () => {
    const payload = await cms()
    const { docs } = await payload.find({
      collection: 'redirects',
      where: { from: { equals: path } },
      depth: 1,
      limit: 1,
      pagination: false,
      overrideAccess: true,
    })
    return docs[0] ? { to: docs[0].to, permanent: docs[0].permanent !== false } : null
  }
  return cacheFound(caches.redirect, ['pages', 'redirect', path], read)
}
