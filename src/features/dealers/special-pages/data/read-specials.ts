import { dealerOfPath, groupOfPath } from '#features/dealers/dealer-sites/server.ts'
import type { Dealer, DealerGroup } from '#features/dealers/dealers/index.ts'
import { findGroup } from '#features/dealers/dealers/server.ts'
import { specialsPath } from '#features/dealers/specials/rules.ts'
import { listSpecialsOf, SpecialsUnavailable } from '#features/dealers/specials/server.ts'
import { dealerSitePath } from '#features/site/site-map/server.ts'
import { shortenRevalidation } from '#platform/cache/short-revalidation.ts'
import { type OwnedSpecial, ownedSpecials } from '../rules/owned-specials.ts'
import type { SpecialsData } from '../specials-data.ts'

/** The specials of a page: of its dealer, or of the dealers of its group. */
export type SpecialsOfPage = {
  readonly owned: readonly OwnedSpecial[]
  /** The page with all of them. */
  readonly allPath: string
  readonly isGroup: boolean
  /** Names of the dealers whose specials could not be read. */
  readonly unavailable: readonly string[]
  /** The dealers of the page. */
  readonly dealers: readonly Dealer[]
}

type Host = Parameters<typeof listSpecialsOf>[1]

/** The specials of a dealer; null when they could not be read. */
async function readList(dealer: Dealer, host: Host) {
  try {
    return { dealer, specials: await listSpecialsOf(dealer, host) }
  } catch (error) {
    if (!(error instanceof SpecialsUnavailable)) throw error
    return { dealer, specials: null }
  }
}

/** @throws SpecialsUnavailable when the specials of no dealer of the group could be read. */
async function readOfGroup(
  { provinces }: DealerGroup,
  pageDealer: Dealer | null,
  host: Host,
): Promise<Omit<SpecialsOfPage, 'allPath'>> {
  const dealers = provinces.flatMap((province) => province.dealers)
  const lists = await Promise.all(dealers.map((dealer) => readList(dealer, host)))
  const read = lists.flatMap(({ dealer, specials }) => (specials ? [{ dealer, specials }] : []))
  if (read.length === 0 && dealers.length > 0) throw new SpecialsUnavailable()
  const unavailable = lists.flatMap(({ dealer, specials }) => (specials ? [] : [dealer.name]))
  if (unavailable.length > 0) await shortenRevalidation()
  return { owned: ownedSpecials(read, pageDealer), isGroup: true, unavailable, dealers }
}

/** The path below a dealer that lists the specials of its whole group. */
const groupRest = '/group-specials'

/**
 * Returns the page with the specials of a dealer's group when they are more than those of the page; null otherwise, and
 * while they cannot be read.
 */
export async function groupWithMore({
  isGroup,
  dealers,
  owned,
}: SpecialsOfPage): Promise<SpecialsData['group']> {
  const [dealer] = dealers
  const group = isGroup || !dealer?.group ? null : await findGroup(dealer.group.slug)
  if (!dealer || !group) return null
  try {
    const { owned: ofGroup } = await readOfGroup(group, dealer, 'own')
    const path = `/dealers/${dealer.slug}${groupRest}`
    return ofGroup.length > owned.length ? { title: group.title, path } : null
  } catch (error) {
    if (error instanceof SpecialsUnavailable) return null
    throw error
  }
}

/**
 * Reads the specials of the dealer or group on whose page a block is; null on other pages.
 *
 * @throws SpecialsUnavailable when they could not be read, DealersUnavailable when the dealer could not.
 * Source: requirements D-040 and D-076; decision D-10.
 */
export async function readSpecialsAt(path: string, host: Host): Promise<SpecialsOfPage | null> {
  const group = await groupOfPath(path)
  if (group)
    return { ...(await readOfGroup(group, null, host)), allPath: `/dealers/groups/${group.slug}/specials` }
  const dealer = await dealerOfPath(path)
  if (!dealer) return null
  const ofDealer =
    dealerSitePath(path)?.rest === groupRest && dealer.group ? await findGroup(dealer.group.slug) : null
  if (ofDealer) return { ...(await readOfGroup(ofDealer, dealer, host)), allPath: path }
  const specials = await listSpecialsOf(dealer, host)
  return {
    owned: specials.map((special) => ({ special, owner: dealer, site: dealer.slug })),
    allPath: specialsPath(dealer.slug),
    ...{ isGroup: false, unavailable: [], dealers: [dealer] },
  }
}
