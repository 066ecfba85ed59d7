import type { Payload } from 'payload'
import { withTransaction } from '#platform/database/transaction.ts'
import { type Executor, postgresOf } from '#platform/payload-internals/postgres.ts'
import type { Seeding, SeedProgress } from '#platform/seeding/seeding.ts'
import { stockChanged } from '../data/stock-changed.ts'
import { countRowsOfTable, fillTable } from './fill-table.ts'

/** Number of used vehicles of the product's content. */
const seededVehicles = 6_000

/** Seeds used vehicles of the listed dealers into an empty table; existing vehicles are not changed. */
export async function stockSeeding(): Promise<Seeding> {
  return {
    total: seededVehicles,
    async run(payload, count) {
      const executor: Executor = postgresOf(payload).drizzle
      const isEmpty = (await countRowsOfTable(executor)) === 0
      const { added } = isEmpty ? await fillTable(executor, { total: seededVehicles }) : { added: 0 }
      for (let index = 0; index < seededVehicles; index += 1) count(index < added)
    },
  }
}

/**
 * Adds invented used vehicles until there are `total`, in one transaction.
 *
 * @param total at most {@link maxInventedVehicles}
 * @returns the number of vehicles added
 */
export async function generateStock(
  payload: Payload,
  total: number,
  { onProgress = () => {} }: { onProgress?: SeedProgress } = {},
): Promise<number> {
  return withTransaction(payload, async ({ tx }) => {
    const onBatch = (count: number) => onProgress(count, total)
    const { added, dealerCodes } = await fillTable(tx, { total, onProgress: onBatch })
    if (added > 0) await stockChanged(tx, dealerCodes, [])
    return added
  })
}
