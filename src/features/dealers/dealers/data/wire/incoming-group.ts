import { z } from 'zod'
import { list, requiredText } from '#platform/service/readable.ts'
import { id } from './read.ts'

/** A populated dealer or its id. */
const dealer = z.union([z.object({ id }).transform((value) => value.id), id])

const incomingGroup = z.object({
  id,
  slug: requiredText,
  title: requiredText.nullish().catch(null),
  dealersByProvinces: list(z.object({ provinceName: requiredText, dealers: list(z.object({ dealer })) })),
})

export type IncomingGroup = z.output<typeof incomingGroup>

export const groupsResponse = z.object({ docs: z.array(incomingGroup) })

/**
 * Returns the ids of the dealers of all provinces, each once. The specification queries a group without dealers by the
 * id of the group.
 *
 * Source: requirement D-378.
 */
export function dealerIdsOf({ id: ownId, dealersByProvinces }: IncomingGroup): string[] {
  const ids = dealersByProvinces.flatMap(({ dealers }) => dealers.map(({ dealer: dealerId }) => dealerId))
  return ids.length > 0 ? [...new Set(ids)] : [ownId]
}
