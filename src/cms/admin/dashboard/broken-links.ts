import type { DashboardContext, ItemsWithTotal } from './dashboard-context.ts'
import { type DocumentEntry, findDocumentEntries } from './document-entries.ts'
import { findLinkTargets, type LinkTarget } from './link-targets.ts'

export type BrokenLink = {
  /** The page that contains the link. */
  readonly page: DocumentEntry
  /** The problem, as the end of a sentence that begins with "A link". */
  readonly problem: string
}

/** The existing pages among the queried paths. */
type Site = { readonly has: (path: string) => boolean }

const maxItems = 10
const timeoutMs = 800

const kinds = new Map([
  ['pages', 'page'],
  ['ranges', 'vehicle'],
  ['dealers', 'dealer'],
  ['media', 'file'],
])

/** Files are served, but are not pages. */
const isFile = (path: string) => path.startsWith('/api/media/file/')

/** Removes a trailing slash, because the paths of pages have none. */
const pathOf = (address: string) => (address === '/' ? address : address.replace(/\/$/, ''))

function isBroken({ path }: LinkTarget, site: Site): boolean {
  if (path === null) return true
  return !isFile(path) && !site.has(pathOf(path))
}

async function describeProblem(
  context: DashboardContext,
  { path, collection, id }: LinkTarget,
): Promise<string> {
  if (collection === null) return `leads to ${path}, where there is no page`
  const kind = kinds.get(collection) ?? 'document'
  if (id === null) return `leads to a ${kind} that is not chosen`
  const target = (await findDocumentEntries(context, collection, [id])).get(id)
  if (!target) return `leads to a ${kind} that is gone`
  return path === null
    ? `leads to the ${kind} “${target.title}”, which is not published`
    : `leads to the ${kind} “${target.title}”, which has no page`
}

/**
 * Finds links on published pages whose target does not exist. Visitors do not see these links.
 *
 * @param siteOf finds the existing pages among the paths.
 * @returns null when the query times out.
 */
export async function brokenLinks(
  context: DashboardContext,
  siteOf: (paths: readonly string[]) => Promise<Site>,
): Promise<ItemsWithTotal<BrokenLink> | null> {
  const linked = await findLinkTargets(context.payload, timeoutMs).catch(() => null)
  if (linked === null) return null
  const site = await siteOf(linked.flatMap(({ path }) => (path === null ? [] : [pathOf(path)])))
  const broken = linked.filter((link) => isBroken(link, site))
  const occurrences = broken.flatMap((link) => link.pages.map((page) => ({ page, link }))).slice(0, maxItems)
  const pages = await findDocumentEntries(
    context,
    'pages',
    occurrences.map(({ page }) => page),
  )
  const items = await Promise.all(
    occurrences.map(async ({ page, link }) => ({
      page: pages.get(page),
      problem: await describeProblem(context, link),
    })),
  )
  return {
    items: items.flatMap(({ page, problem }) => (page ? [{ page, problem }] : [])),
    total: broken.reduce((sum, { pages: on }) => sum + on.length, 0),
  }
}
