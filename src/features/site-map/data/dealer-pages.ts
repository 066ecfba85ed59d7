import { listDealerNames } from '#features/dealers/server.ts'
import { findTitles, type listPublishedPages } from '#features/pages/server.ts'
import { listRangesOrEmpty } from '#features/vehicles/server.ts'
import {
  type DealerSitePath,
  dealerSitePath,
  isTemplatePath,
  publicPath,
  templatePath,
  templatePaths,
} from '../rules/dealer-site-path.ts'

type TitledPath = { readonly path: string; readonly title: string }

/** Names of the sites among these paths, by kind and slug. */
async function namesOf(sites: readonly DealerSitePath[]): Promise<ReadonlyMap<string, string>> {
  if (sites.length === 0) return new Map()
  const { dealers, groups } = await listDealerNames()
  return new Map([
    ...dealers.map(({ slug, name }) => [`dealer ${slug}`, name] as const),
    ...groups.map(({ slug, name }) => [`group ${slug}`, name] as const),
  ])
}

/** Titles of the pages that a dealer's site has besides those of editors: new vehicles, and every range. */
async function vehicleTitles(sites: readonly DealerSitePath[]): Promise<ReadonlyMap<string, string>> {
  if (!sites.some(({ rest }) => rest.startsWith('/new-vehicles'))) return new Map()
  const ranges = await listRangesOrEmpty()
  return new Map([
    ['/new-vehicles', 'New vehicles'],
    ...ranges.map(({ slug, name }) => [`/new-vehicles/${slug}`, name] as const),
  ])
}

/**
 * Finds which of these paths are pages of a dealer or a group that no editor created: the site itself under its name,
 * the pages of the template, and the vehicles. Reads no page.
 */
export async function findDealerPages(paths: readonly string[]): Promise<TitledPath[]> {
  const sites = paths.flatMap((path) => {
    const site = dealerSitePath(path)
    return site ? [{ ...site, path }] : []
  })
  const names = await namesOf(sites)
  const existing = sites.filter(({ kind, slug }) => names.has(`${kind} ${slug}`))
  // A dealer precedes a region with the same address.
  const others = sites.filter((site) => !existing.includes(site))
  const regions = others.length > 0 ? await listRegionPages() : []
  const ofRegions = regions.filter(({ path }) => others.some((site) => site.path === path))
  if (existing.length === 0) return ofRegions
  const [templates, vehicles] = await Promise.all([
    findTitles([...new Set(existing.map(templatePath))].sort()),
    vehicleTitles(existing),
  ])
  const titles = new Map(templates.map(({ path, title }) => [path, title]))
  const ofSites = existing.flatMap((site) => {
    const name = names.get(`${site.kind} ${site.slug}`)
    const ofTemplate = titles.get(templatePath(site))
    const title = site.rest === '' ? name : (vehicles.get(site.rest) ?? ofTemplate)
    return title === undefined ? [] : [{ path: site.path, title }]
  })
  return [...ofSites, ...ofRegions]
}

/** The pages with the dealers of a province or country. */
async function listRegionPages(): Promise<TitledPath[]> {
  const { regions } = await listDealerNames()
  return regions.map(({ slug, name }) => ({ path: `/dealers/${slug}`, title: `Dealers in ${name}` }))
}

/** Returns the paths of all pages of dealers and groups that editors did not create themselves. Reads no page. */
export async function listDealerPages(
  published: Awaited<ReturnType<typeof listPublishedPages>>,
): Promise<string[]> {
  const { dealers, groups } = await listDealerNames()
  const shared = published.filter(({ path, hidden }) => !hidden && isTemplatePath(path))
  const restsOf = (kind: keyof typeof templatePaths) =>
    shared
      .filter(({ path }) => dealerKind(path) === kind)
      .map(({ path }) => path.slice(templatePaths[kind].length))
  const pathsOf = (kind: keyof typeof templatePaths, names: readonly { readonly slug: string }[]) => {
    const rests = restsOf(kind)
    return names.flatMap(({ slug }) => rests.map((rest) => publicPath({ kind, slug, rest })))
  }
  const regions = (await listRegionPages()).map(({ path }) => path)
  const listed = dealers.filter(({ isListed }) => isListed)
  return [...regions, ...pathsOf('dealer', listed), ...pathsOf('group', groups)]
}

const dealerKind = (path: string) => (path.startsWith(templatePaths.group) ? 'group' : 'dealer')
