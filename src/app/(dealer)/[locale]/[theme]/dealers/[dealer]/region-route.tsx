import {
  finderMetadata,
  renderFinder,
  renderUnavailableFinder,
} from '#features/dealers/dealer-finder/finder.page.tsx'
import { findRegionPage } from '#features/dealers/dealer-finder/server.ts'
import { readPageDealer } from '#features/dealers/dealer-sites/new-vehicles.page.tsx'

/**
 * Finds the page of a province, a country or a city in it: `/dealers/gauteng`, `/dealers/gauteng/johannesburg`. A dealer
 * with the same address precedes it. Null for every other path.
 *
 * Source: requirements D-069 and C-331; decision C-12.
 */
export async function findRegionRoute(slug: string, [city, ...rest]: readonly string[] = []) {
  if (rest.length > 0 || (await readPageDealer(slug))?.name) return null
  const region = await findRegionPage(slug, city)
  if (!region) return null
  const { scope } = region
  const path = ['/dealers', slug, ...(city === undefined ? [] : [city])].join('/')
  return {
    metadata: finderMetadata(scope),
    render: () => (scope ? renderFinder(scope) : renderUnavailableFinder(path)),
  }
}
