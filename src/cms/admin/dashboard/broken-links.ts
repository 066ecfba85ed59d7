import type { Asker, FirstOf } from './asker.ts'
import { findLinked, type Linked } from './linked-addresses.ts'
import { findNamed, type Named } from './titles.ts'

export type BrokenLink = {
  /** The page the link stands on. */
  readonly page: Named
  /** What is wrong, as the end of a sentence that begins with the page. */
  readonly fault: string
}

/** Which pages there are, among those that were asked for. */
type Site = { readonly has: (path: string) => boolean }

const shown = 10
const withinMs = 800

const kinds = new Map([
  ['pages', 'page'],
  ['ranges', 'vehicle'],
  ['dealers', 'dealer'],
  ['media', 'file'],
])

/** What is served that is no page. */
const isFile = (path: string) => path.startsWith('/api/media/file/')

/** An address as pages know their own. */
const pathOf = (address: string) => (address === '/' ? address : address.replace(/\/$/, ''))

function isBroken({ path }: Linked, site: Site): boolean {
  if (path === null) return true
  return !isFile(path) && !site.has(pathOf(path))
}

async function faultOf(asker: Asker, { path, collection, id }: Linked): Promise<string> {
  if (collection === null) return `leads to ${path}, where there is no page`
  const kind = kinds.get(collection) ?? 'document'
  if (id === null) return `leads to a ${kind} that is not chosen`
  const target = (await findNamed(asker, collection, [id])).get(id)
  if (!target) return `leads to a ${kind} that is gone`
  return path === null
    ? `leads to the ${kind} “${target.title}”, which is not published`
    : `leads to the ${kind} “${target.title}”, which has no page`
}

/**
 * Links on published pages that visitors are not shown because they lead nowhere.
 *
 * @param siteOf which of the paths there are pages at.
 * @returns null when there is so much to look through that it takes too long.
 */
export async function brokenLinks(
  asker: Asker,
  siteOf: (paths: readonly string[]) => Promise<Site>,
): Promise<FirstOf<BrokenLink> | null> {
  const linked = await findLinked(asker.payload, withinMs).catch(() => null)
  if (linked === null) return null
  const site = await siteOf(linked.flatMap(({ path }) => (path === null ? [] : [pathOf(path)])))
  const broken = linked.filter((link) => isBroken(link, site))
  const places = broken.flatMap((link) => link.pages.map((page) => ({ page, link }))).slice(0, shown)
  const pages = await findNamed(
    asker,
    'pages',
    places.map(({ page }) => page),
  )
  const items = await Promise.all(
    places.map(async ({ page, link }) => ({ page: pages.get(page), fault: await faultOf(asker, link) })),
  )
  return {
    items: items.flatMap(({ page, fault }) => (page ? [{ page, fault }] : [])),
    total: broken.reduce((sum, { pages: on }) => sum + on.length, 0),
  }
}
