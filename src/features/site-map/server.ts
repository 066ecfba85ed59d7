import { linkedPaths, resolveLink } from '#features/links/index.ts'
import type { Crumb } from '#features/pages/index.ts'
import { listPublished, pathsAbove, redirectAt, titlesAt, trailTo } from '#features/pages/server.ts'
import { offersPath } from '#features/vehicles/index.ts'
import { listRangesOrNone } from '#features/vehicles/server.ts'
import { log } from '#platform/log.ts'

/** Pages a visitor can open, among those that were asked for: what menus, buttons and breadcrumbs may offer. */
export type SiteMap = {
  readonly has: (path: string) => boolean
  /** What the page at a path is called; null when there is none. */
  readonly titleOf: (path: string) => string | null
}

/** Pages that are no content: a feature makes them of what it holds. */
async function madePages(): Promise<{ path: string; title: string }[]> {
  const ranges = await listRangesOrNone()
  return [
    { path: '/', title: 'Home' },
    { path: '/vehicles', title: 'Vehicles' },
    ...ranges.map(({ slug, name }) => ({ path: `/vehicles/${slug}`, title: name })),
    ...ranges.map(({ slug, name }) => ({ path: offersPath(slug), title: `Offers on the ${name}` })),
  ]
}

/**
 * The site as it is published at this moment, as far as it is asked about: what a page leads to is found out with
 * one question (`linkedPaths`), however many pages there are.
 *
 * @param paths all that will be asked; whatever else is asked does not exist, and is logged
 */
export async function siteMap(paths: readonly string[]): Promise<SiteMap> {
  const [made, pages] = await Promise.all([madePages(), titlesAt(paths)])
  const titles = new Map([...made, ...pages].map(({ path, title }) => [path, title]))
  const asked = new Set(paths)
  const titleOf = (path: string) => {
    const title = titles.get(path) ?? null
    if (title === null && !asked.has(path)) log.error({ path }, 'nobody had asked whether there is this page')
    return title
  }
  return { titleOf, has: (path) => titleOf(path) !== null }
}

/** Addresses for search engines: every page that does not hide from them. */
export async function listedPaths(): Promise<string[]> {
  const [made, pages] = await Promise.all([madePages(), listPublished()])
  const hidden = new Set(pages.filter((page) => page.hidden).map(({ path }) => path))
  const all = new Set([...made, ...pages].map(({ path }) => path))
  return [...all].filter((path) => !hidden.has(path))
}

/** Where an old address leads now; null when it is not redirected, or its target is gone. */
export async function findRedirect(path: string): Promise<{ href: string; permanent: boolean } | null> {
  const moved = await redirectAt(path)
  const destination = moved && resolveLink(moved.to, await siteMap(linkedPaths(moved.to)))
  return destination ? { href: destination.href, permanent: moved.permanent } : null
}

/** The pages between the home page and a path. */
export async function breadcrumbTrail(path: string): Promise<Crumb[]> {
  const { titleOf } = await siteMap(pathsAbove(path))
  return trailTo(path, titleOf)
}
