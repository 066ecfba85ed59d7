import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { withTransaction } from '#platform/database/transaction.ts'
import { outbox } from '#platform/outbox/outbox.ts'
import type { DeliveryChannelName } from '../delivery-channel.ts'
import { deliveryQueues, queueOf } from '../queues.ts'

type Again = { readonly key: string; readonly channel: DeliveryChannelName }

/**
 * Sends what needs attention again, under the same key and with all its tries: one delivery, or all of them. What is
 * on its way or has arrived stays as it is.
 *
 * @returns how many are on their way again.
 */
export async function sendAgain(payload: Payload, which: number | 'all'): Promise<number> {
  const box = await outbox(payload, deliveryQueues)
  return withTransaction(payload, async (transaction) => {
    const { rows } = await transaction.tx.execute(sql`
      update deliveries set state = 'waiting', updated_at = now()
      where state = 'needsAttention' and ${which === 'all' ? sql`true` : sql`id = ${which}`}
      returning key, channel`)
    const again = rows as unknown as Again[]
    await box.enqueue(
      transaction,
      again.map(({ key, channel }) => ({ queue: queueOf(channel), data: { key } })),
    )
    return again.length
  })
}
