import { dealerContextOrUnavailable, listDealerNames } from '#features/dealers/dealers/server.ts'
import { listDealersWithSpecials } from '#features/dealers/specials/server.ts'
import { findTitles, type listPublishedPages } from '#features/site/pages/server.ts'
import { listRangesOrEmpty } from '#features/vehicles/vehicles/server.ts'
import {
  type DealerSitePath,
  dealerSitePath,
  isTemplatePath,
  publicPath,
  sharedPath,
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

/** The page of used vehicles, which every dealer and group has. */
const usedVehicles = { rest: '/pre-owned', title: 'Pre-owned vehicles' } as const

const offersOfRange = /^\/new-vehicles\/[^/]+\/offers$/

/** Whether a site may have a page at its path. A dealer whose region hides offers has none. Source: decision F-12. */
async function isVisible({ slug, rest }: DealerSitePath): Promise<boolean> {
  return !offersOfRange.test(rest) || (await dealerContextOrUnavailable(slug))?.shows.offersItem === true
}

/** Titles of the pages that a dealer's site has besides those of editors: used and new vehicles, ranges and their offers. */
async function vehicleTitles(sites: readonly DealerSitePath[]): Promise<ReadonlyMap<string, string>> {
  const used = [usedVehicles.rest, usedVehicles.title] as const
  if (!sites.some(({ rest }) => rest.startsWith('/new-vehicles'))) return new Map([used])
  const ranges = await listRangesOrEmpty()
  return new Map([
    used,
    ['/new-vehicles', 'New vehicles'],
    ...ranges.map(({ slug, name }) => [`/new-vehicles/${slug}`, name] as const),
    ...ranges.map(({ slug, name }) => [`/new-vehicles/${slug}/offers`, `Offers on the ${name}`] as const),
  ])
}

/**
 * Finds which of these paths are pages of a dealer or a group that no editor created: the site itself under its name,
 * the pages of the template, the vehicles, and the pages of the main site about vehicles. Reads no page.
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
  const [shared, vehicles, visible] = await Promise.all([
    findTitles([...new Set(existing.map(sharedPath))].sort()),
    vehicleTitles(existing),
    Promise.all(existing.map(isVisible)),
  ])
  const titles = new Map(shared.map(({ path, title }) => [path, title]))
  const ofSites = existing.flatMap((site, index) => {
    const name = names.get(`${site.kind} ${site.slug}`)
    const ofShared = titles.get(sharedPath(site))
    const title = site.rest === '' ? name : (vehicles.get(site.rest) ?? ofShared)
    return title === undefined || !visible[index] ? [] : [{ path: site.path, title }]
  })
  return [...ofSites, ...ofRegions]
}

/** The pages with the dealers of a province or country. */
async function listRegionPages(): Promise<TitledPath[]> {
  const { regions } = await listDealerNames()
  return regions.map(({ slug, name }) => ({ path: `/dealers/${slug}`, title: `Dealers in ${name}` }))
}

type Kind = keyof typeof templatePaths
type WithSpecials = Awaited<ReturnType<typeof listDealersWithSpecials>>

/** Whether a site has a page of specials to index; true when that is not known. */
function mayHaveSpecials(known: WithSpecials, kind: Kind, slug: string): boolean {
  if (known === null || known.every) return true
  return (kind === 'dealer' ? known.dealers : known.groups).includes(slug)
}

/** Returns the paths of all pages of dealers and groups that editors did not create themselves. Reads no page. */
export async function listDealerPages(
  published: Awaited<ReturnType<typeof listPublishedPages>>,
): Promise<string[]> {
  const [{ dealers, groups }, special] = await Promise.all([listDealerNames(), listDealersWithSpecials()])
  const shared = published.filter(({ path, hidden }) => !hidden && isTemplatePath(path))
  const restsOf = (kind: Kind) =>
    shared
      .filter(({ path }) => dealerKind(path) === kind)
      .map(({ path }) => path.slice(templatePaths[kind].length))
  const pathsOf = (kind: Kind, names: readonly { readonly slug: string }[]) => {
    const rests = [...new Set([...restsOf(kind), usedVehicles.rest])]
    return names.flatMap(({ slug }) =>
      rests.flatMap((rest) =>
        rest === '/specials' && !mayHaveSpecials(special, kind, slug)
          ? []
          : [publicPath({ kind, slug, rest })],
      ),
    )
  }
  const regions = (await listRegionPages()).map(({ path }) => path)
  const listed = dealers.filter(({ isListed }) => isListed)
  return [...regions, ...pathsOf('dealer', listed), ...pathsOf('group', groups)]
}

const dealerKind = (path: string) => (path.startsWith(templatePaths.group) ? 'group' : 'dealer')
