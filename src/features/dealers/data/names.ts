import { caches } from '#platform/cache/caches.ts'
import { shortenRevalidation } from '#platform/cache/short-revalidation.ts'
import { cacheDealers, unwrap } from './cached.ts'
import { DealersUnavailable } from './dealer-mail.ts'
import { directory } from './directory.ts'

/** The listed dealers and the groups, as far as links need them. */
export type DealerNames = {
  readonly dealers: readonly { readonly slug: string; readonly name: string }[]
  /** Empty when the dealer system does not list its groups. */
  readonly groups: readonly { readonly slug: string; readonly name: string }[]
  /** The provinces and countries with dealers. */
  readonly regions: readonly { readonly slug: string; readonly name: string }[]
}

const nobody: DealerNames = { dealers: [], groups: [], regions: [] }

async function readNames() {
  const [lookup, addresses] = await Promise.all([directory().dealers(), directory().addresses()])
  const { value, fresh } = unwrap(lookup)
  const dealers = value ?? []
  const regions = new Map(
    dealers.flatMap(({ region }) => (region ? [[region.slug, region.name] as const] : [])),
  )
  const titles = new Map(dealers.flatMap(({ group }) => (group ? [[group.slug, group.title] as const] : [])))
  return {
    fresh,
    value: {
      dealers: dealers.map(({ slug, name }) => ({ slug, name })),
      groups: (addresses?.groups ?? []).map((slug) => ({ slug, name: titles.get(slug) ?? slug })),
      regions: [...regions].map(([slug, name]) => ({ slug, name })),
    },
  }
}

/**
 * Returns the slugs and names of all listed dealers and of all groups. Small, because every page with a link to a dealer
 * reads it. Empty while the dealer system cannot be read; the page is then cached only for a short time.
 */
export async function listDealerNames(): Promise<DealerNames> {
  try {
    return await cacheDealers(caches.dealers, ['names'], readNames)
  } catch (error) {
    if (!(error instanceof DealersUnavailable)) throw error
    await shortenRevalidation()
    return nobody
  }
}
