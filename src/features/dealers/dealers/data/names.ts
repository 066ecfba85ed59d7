import { cacheAnswer } from '#platform/cache/cache-response.ts'
import { caches } from '#platform/cache/caches.ts'
import { shortenRevalidation } from '#platform/cache/short-revalidation.ts'
import type { Ask } from '#platform/service/source.ts'
import { DealersUnavailable, dealerSource } from './dealer-source.ts'
import type { DealerDirectory } from './port.ts'

/** All dealers and groups, with what links need of them. */
export type DealerNames = {
  /** Those that are not listed have their slug as name, and only when the dealer system knows all addresses. */
  readonly dealers: readonly { readonly slug: string; readonly name: string; readonly isListed: boolean }[]
  /** Empty when the dealer system does not list its groups. */
  readonly groups: readonly { readonly slug: string; readonly name: string }[]
  /** The provinces and countries with dealers. */
  readonly regions: readonly { readonly slug: string; readonly name: string }[]
}

const noNames: DealerNames = { dealers: [], groups: [], regions: [] }

async function readNames(ask: Ask<DealerDirectory>): Promise<DealerNames> {
  const [listedDealers, addresses] = await Promise.all([
    ask((directory) => directory.dealers()),
    dealerSource.port().addresses(),
  ])
  const dealers = listedDealers ?? []
  const regions = new Map(
    dealers.flatMap(({ region }) => (region ? [[region.slug, region.name] as const] : [])),
  )
  const listed = new Set(dealers.map(({ slug }) => slug))
  const others = (addresses?.dealers ?? []).filter((slug) => !listed.has(slug))
  const titles = new Map(dealers.flatMap(({ group }) => (group ? [[group.slug, group.title] as const] : [])))
  return {
    dealers: [
      ...dealers.map(({ slug, name }) => ({ slug, name, isListed: true })),
      ...others.map((slug) => ({ slug, name: slug, isListed: false })),
    ],
    groups: (addresses?.groups ?? []).map((slug) => ({ slug, name: titles.get(slug) ?? slug })),
    regions: [...regions].map(([slug, name]) => ({ slug, name })),
  }
}

/**
 * Returns the slugs and names of all dealers and of all groups. Small, because every page with a link to a dealer
 * reads it. Empty while the dealer system cannot be read; the page is then cached only for a short time.
 */
export async function listDealerNames(): Promise<DealerNames> {
  try {
    return await cacheAnswer(dealerSource, caches.dealers, ['names'], readNames)
  } catch (error) {
    if (!(error instanceof DealersUnavailable)) throw error
    await shortenRevalidation()
    return noNames
  }
}
