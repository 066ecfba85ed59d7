import { sql } from '@payloadcms/db-postgres'
import { type Invalidation, invalidationChannel } from '#platform/cache/channel.ts'
import { tags } from '#platform/cache/tags.ts'
import type { Executor } from '#platform/payload-internals/postgres.ts'

/** With more dealers everything about stock expires, because most pages show some of them. */
const maxNamedDealers = 50

/** So many tags of vehicles are in one message, which Postgres limits to 8 000 bytes. */
const tagsInMessage = 100

/** With more vehicles everything about stock expires. */
const maxNamedVehicles = 1_000

/** Returns the tags of each message about a change: one `stock` when the change is large, else batches. */
export function changeMessages(dealerCodes: readonly string[], ids: readonly string[]): Invalidation[] {
  const codes = [...new Set(dealerCodes)]
  if (codes.length > maxNamedDealers || ids.length > maxNamedVehicles) return [{ tags: [tags.stock.all] }]
  if (codes.length + ids.length === 0) return []
  const all = [tags.stock.list, ...codes.map(tags.stock.dealer), ...new Set(ids.map(tags.stock.vehicle))]
  const count = Math.ceil(all.length / tagsInMessage)
  return Array.from({ length: count }, (_, index) => ({
    tags: all.slice(index * tagsInMessage, (index + 1) * tagsInMessage),
  }))
}

/**
 * Expires what every process has cached about these vehicles, if and when the transaction commits.
 *
 * @param executor the transaction in which they changed
 * @param dealerCodes supplier codes of the dealers whose vehicles changed, arrived or left
 * @param ids of the vehicles that changed or left
 */
export async function stockChanged(
  executor: Executor,
  dealerCodes: readonly string[],
  ids: readonly string[],
): Promise<void> {
  for (const message of changeMessages(dealerCodes, ids))
    await executor.execute(sql`select pg_notify(${invalidationChannel}, ${JSON.stringify(message)})`)
}
