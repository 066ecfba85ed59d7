import type { DealerContext } from '#features/dealers/dealers/index.ts'
import { findArticlePages, listArticlePages } from '#features/editorial/articles/server.ts'
import { findNewsPages, listNewsPages } from '#features/editorial/news/server.ts'
import { costsPath } from '#features/finance/ownership-costs/index.ts'
import { listProfilesOrEmpty } from '#features/motorsport/motorsport-drivers/server.ts'
import { type LinkTargets, linkedPaths, resolveLink } from '#features/site/links/index.ts'
import type { Breadcrumb } from '#features/site/pages/index.ts'
import {
  breadcrumbsTo,
  findTitles,
  listPublishedPages,
  parentPaths,
  readRedirect,
} from '#features/site/pages/server.ts'
import {
  allOffersPath,
  comparePath,
  offersPath,
  sizePath,
  withDealer,
} from '#features/vehicles/vehicles/index.ts'
import { listRangesOrEmpty } from '#features/vehicles/vehicles/server.ts'
import { log } from '#platform/process/log.ts'
import { findDealerPages, listDealerPages } from './data/dealer-pages.ts'
import { dealerSitePath, isTemplatePath, publicPath } from './rules/dealer-site-path.ts'

export {
  type DealerSitePath,
  dealerSitePath,
  isTemplatePath,
  publicPath,
  templatePath,
  templatePaths,
} from './rules/dealer-site-path.ts'

/** The existing pages among the requested paths, to which menus, buttons and breadcrumbs may link. */
export type SiteMap = {
  readonly has: (path: string) => boolean
  /** Returns the title of the page at a path; null when it does not exist. */
  readonly titleOf: (path: string) => string | null
}

/** A page that a feature generates; `isMain` is false for the further addresses of its subject. */
type GeneratedPage = { readonly path: string; readonly title: string; readonly isMain?: boolean }

/** Returns the pages that features generate and editors do not create. */
async function listGeneratedPages(): Promise<GeneratedPage[]> {
  const [ranges, profiles] = await Promise.all([listRangesOrEmpty(), listProfilesOrEmpty()])
  return [
    { path: '/', title: 'Home' },
    { path: '/vehicles', title: 'Vehicles' },
    { path: '/dealers', title: 'Find a dealer' },
    { path: '/pre-owned', title: 'Pre-owned vehicles' },
    { path: comparePath(null, []), title: 'Compare vehicles' },
    { path: allOffersPath, title: 'Offers' },
    ...(ranges.some(({ drawing }) => drawing) ? [{ path: sizePath(), title: 'Two vehicles to scale' }] : []),
    ...ranges.map(({ slug, name }) => ({ path: `/vehicles/${slug}`, title: name })),
    ...ranges.map(({ slug, name }) => ({ path: offersPath(slug), title: `Offers on the ${name}` })),
    ...ranges.map(({ slug, name }) => ({ path: costsPath(slug), title: `What the ${name} costs to own` })),
    ...profiles,
  ]
}

/**
 * Returns whether a path is that of a built-in page about a vehicle or a driver. A page of an editor at such a path is no
 * page of its own: its sections are part of the built-in one, which keeps its title and its place in search engines.
 */
function builtInPages(generated: readonly GeneratedPage[]): (path: string) => boolean {
  const ofSubject = /^\/(?:vehicles|gr\/motorsport)\//
  const paths = new Set(generated.map(({ path }) => path).filter((path) => ofSubject.test(path)))
  return (path) => paths.has(path)
}

/**
 * Looks up the published pages among the given paths with one query, regardless of the number of pages of the site.
 *
 * @param paths all paths that will be looked up (see `linkedPaths`); a lookup of another path returns null and is logged
 */
export async function loadSiteMap(paths: readonly string[]): Promise<SiteMap> {
  const [generated, ofDealers, ofArticles, ofNews, pages] = await Promise.all([
    listGeneratedPages(),
    findDealerPages(paths),
    findArticlePages(paths),
    findNewsPages(paths),
    findTitles(paths),
  ])
  const isBuiltIn = builtInPages(generated)
  const isPublic = ({ path }: { readonly path: string }) => !isTemplatePath(path) && !isBuiltIn(path)
  const all = [...generated, ...ofDealers, ...ofArticles, ...ofNews, ...pages.filter(isPublic)]
  const titles = new Map(all.map(({ path, title }) => [path, title]))
  const requested = new Set(paths)
  const titleOf = (path: string) => {
    const title = titles.get(path) ?? null
    if (title === null && !requested.has(path)) log.error({ path }, 'path missing from site map query')
    return title
  }
  return { titleOf, has: (path) => titleOf(path) !== null }
}

/**
 * Returns the same pages for content on the pages of a dealer: its links to vehicles lead to the dealer's own pages.
 *
 * Source: requirement D-073.
 *
 * @param dealer null elsewhere, where links stay as they are.
 */
export function onPagesOf(dealer: DealerContext | null, site: SiteMap): SiteMap & LinkTargets {
  return dealer === null ? site : { ...site, replace: (href) => withDealer(href, dealer) }
}

/** Whether a path is another address of a page: the home page of a dealer at `/home`. */
function isSecondAddress(path: string): boolean {
  const site = dealerSitePath(path)
  return site !== null && publicPath(site) !== path
}

/** Returns the paths of all pages that search engines may index. */
export async function listIndexablePaths(): Promise<string[]> {
  const [generated, articles, news, pages] = await Promise.all([
    ...([listGeneratedPages(), listArticlePages(), listNewsPages(), listPublishedPages()] as const),
  ])
  const isBuiltIn = builtInPages(generated)
  const hidden = new Set([
    ...pages.filter((page) => page.hidden && !isBuiltIn(page.path)).map(({ path }) => path),
    ...generated.filter(({ isMain }) => isMain === false).map(({ path }) => path),
  ])
  const ofDealers = await listDealerPages(pages)
  const all = new Set([
    ...[...generated, ...articles, ...news, ...pages].map(({ path }) => path),
    ...ofDealers,
  ])
  return [...all].filter((path) => !hidden.has(path) && !isTemplatePath(path) && !isSecondAddress(path))
}

/** Finds the redirect of an old path; null when there is none, or its target does not exist. */
export async function findRedirect(path: string): Promise<{ href: string; permanent: boolean } | null> {
  const redirect = await readRedirect(path)
  const destination = redirect && resolveLink(redirect.to, await loadSiteMap(linkedPaths(redirect.to)))
  return destination ? { href: destination.href, permanent: redirect.permanent } : null
}

/** Returns the breadcrumbs between the home page and a path. */
export async function findBreadcrumbs(path: string): Promise<Breadcrumb[]> {
  const { titleOf } = await loadSiteMap(parentPaths(path))
  return breadcrumbsTo(path, titleOf)
}
