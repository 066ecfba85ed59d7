import { listDealerNames } from '#features/dealers/dealers/server.ts'
import { nameAddress } from '../rules/name-address.ts'

/**
 * Finds the dealer that an address below `/dealership` names by its name instead of its slug; null when there is none, or
 * when the segment is the slug of a dealer.
 *
 * Source: requirement V-283; decision V-10.
 */
export async function findDealerByNameAddress(segment: string): Promise<{ readonly slug: string } | null> {
  const { dealers } = await listDealerNames()
  if (dealers.some(({ slug }) => slug === segment)) return null
  const wanted = segment.toLowerCase()
  return dealers.find(({ name }) => nameAddress(name) === wanted) ?? null
}
