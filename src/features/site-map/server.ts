import { resolveLink } from '#features/links/index.ts'
import type { Crumb } from '#features/pages/index.ts'
import { listPages, redirectAt, trailTo } from '#features/pages/server.ts'
import { listRangesOrNone } from '#features/vehicles/server.ts'

/** Every page of the site a visitor can open: what menus, buttons, breadcrumbs and the sitemap may offer. */
export type SiteMap = {
  readonly has: (path: string) => boolean
  /** What the page at a path is called; null when there is none. */
  readonly titleOf: (path: string) => string | null
  /** Addresses for search engines: every page that does not hide from them. */
  readonly listed: readonly string[]
}

type Entry = { readonly path: string; readonly title: string; readonly hidden: boolean }

/** Pages that are no content: a feature makes them of what it holds. */
const madePages: readonly Entry[] = [
  { path: '/', title: 'Home', hidden: false },
  { path: '/vehicles', title: 'Vehicles', hidden: false },
]

/** The site as it is published at this moment. */
export async function siteMap(): Promise<SiteMap> {
  const [pages, ranges] = await Promise.all([listPages(), listRangesOrNone()])
  const entries: Entry[] = [
    ...madePages,
    ...ranges.map(({ slug, name }) => ({ path: `/vehicles/${slug}`, title: name, hidden: false })),
    ...pages,
  ]
  const titles = new Map(entries.map(({ path, title }) => [path, title]))
  const hidden = new Set(entries.filter((entry) => entry.hidden).map(({ path }) => path))
  return {
    has: (path) => titles.has(path),
    titleOf: (path) => titles.get(path) ?? null,
    listed: [...titles.keys()].filter((path) => !hidden.has(path)),
  }
}

/** Where an old address leads now; null when it is not redirected, or its target is gone. */
export async function findRedirect(path: string): Promise<{ href: string; permanent: boolean } | null> {
  const moved = await redirectAt(path)
  const destination = moved && resolveLink(moved.to, await siteMap())
  return destination ? { href: destination.href, permanent: moved.permanent } : null
}

/** The pages between the home page and a path. */
export async function breadcrumbTrail(path: string): Promise<Crumb[]> {
  return trailTo(path, (await siteMap()).titleOf)
}
