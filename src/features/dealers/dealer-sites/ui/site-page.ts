import type { DealerContext, DealerGroup } from '#features/dealers/dealers/index.ts'
import { findGroupOrUnavailable, listDealerNames } from '#features/dealers/dealers/server.ts'
import type { PageView } from '#features/site/pages/index.ts'
import { findPage } from '#features/site/pages/server.ts'
import {
  type DealerSitePath,
  dealerSitePath,
  isTemplatePath,
  publicPath,
  templatePath,
  templatePaths,
} from '#features/site/site-map/server.ts'
import { leavePageUncached } from '#platform/cache/uncached-page.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { fillTemplate, type TemplateValues } from '../rules/fill-template.ts'
import { inLand, landOfMost } from '../rules/local-land.ts'
import { withBreakableTitle } from '../rules/soft-hyphens.ts'
import { readPageDealer } from './page-dealer.ts'

/** A page of a dealer's site. Without its page while the dealer cannot be read. Source: decision F-13. */
export type DealerSitePage = {
  readonly dealer: DealerContext
  /** Null when the dealer cannot be read. */
  readonly page: PageView | null
  /** Its public path. */
  readonly path: string
}

/** The addresses of a page that editors may use: a home page is at the dealer's path or at `/home`. */
function ownPaths(site: DealerSitePath): string[] {
  const path = publicPath(site)
  return site.rest === '' ? [path, `${path}/home`] : [path]
}

async function findFirst(paths: readonly string[], language: Language): Promise<PageView | null> {
  for (const path of paths) {
    const page = await findPage(path, language)
    if (page) return page
  }
  return null
}

/** Finds the page that editors wrote for the site, else the page of the template, filled in for it. */
async function pageOf(
  site: DealerSitePath,
  values: TemplateValues,
  language: Language,
  land: string | null = null,
) {
  const path = publicPath(site)
  const own = await findFirst(ownPaths(site), language)
  if (own) return { ...own, path }
  const template = await findPage(templatePath(site), language)
  if (!template) return null
  const root = publicPath({ ...site, rest: '' })
  const local = inLand(template, land)
  const page = fillTemplate(local, values, { from: templatePaths[site.kind], to: root })
  // The names of towns and groups are longer than the words of an editor.
  const blocks = page.blocks.map(({ block, ...rest }) => ({ ...rest, block: withBreakableTitle(block) }))
  return { ...page, blocks, path }
}

/** What the template of dealers may name. A dealer without a town is named after its region. */
function valuesOf({ name, town, region }: DealerContext): TemplateValues {
  const place = town ?? region ?? ''
  return { dealer: name ?? '', town: place, region: region ?? place }
}

/**
 * Finds a page of a dealer's site: the one editors wrote for it, else that of the template. Null when the path is not a
 * dealer's, or there is neither. No page is created for a dealer, so a site costs nothing until it is visited.
 *
 * Source: requirements D-018, D-069 and D-071; decision F-13.
 */
export async function findDealerSitePage(path: string, language: Language): Promise<DealerSitePage | null> {
  const site = dealerSitePath(path)
  if (site?.kind !== 'dealer') return null
  const dealer = await readPageDealer(site.slug)
  if (!dealer) return null
  if (dealer.name === null) return { dealer, page: null, path: publicPath(site) }
  const page = await pageOf(site, valuesOf(dealer), language)
  return page && { dealer, page, path: page.path }
}

/** A page of a group. Without group and page while the group cannot be read. */
export type GroupPage = {
  readonly group: DealerGroup | null
  readonly page: PageView | null
  readonly path: string
}

/**
 * Finds a page of a group: the one editors wrote for it, else that of the template of groups. Null when there is no such
 * group or no such page.
 *
 * Source: requirements D-077 and D-078; decisions C-12 and D-10.
 */
export async function findGroupPage(path: string, language: Language): Promise<GroupPage | null> {
  const site = dealerSitePath(path)
  if (site?.kind !== 'group') return null
  const group = await findGroupOrUnavailable(site.slug)
  if (group === null) return null
  if (group === 'unavailable') {
    await leavePageUncached()
    return { group: null, page: null, path: publicPath(site) }
  }
  const dealers = group.provinces.flatMap((province) => province.dealers)
  const page = await pageOf(site, { group: group.title }, language, landOfMost(dealers))
  return page && { group, page, path: page.path }
}

/**
 * Returns a page of a template as its preview shows it: filled in for the first dealer or group. Every other page, and a
 * template without a dealer, is returned unchanged.
 */
export async function previewOfTemplate(page: PageView, language: Language): Promise<PageView> {
  if (!isTemplatePath(page.path)) return page
  const kind = page.path.startsWith(templatePaths.group) ? 'group' : 'dealer'
  const names = await listDealerNames()
  const [first] = kind === 'group' ? names.groups : names.dealers
  if (!first) return page
  const root = publicPath({ kind, slug: first.slug, rest: '' })
  const path = root + page.path.slice(templatePaths[kind].length)
  const dealer = kind === 'dealer' ? await readPageDealer(first.slug) : null
  const values = dealer ? valuesOf(dealer) : { group: first.name }
  return { ...fillTemplate(page, values, { from: templatePaths[kind], to: root }), path, language }
}
