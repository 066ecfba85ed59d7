import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { withTransaction } from '#platform/database/transaction.ts'
import { outbox } from '#platform/outbox/outbox.ts'
import type { DeliveryChannelName } from '../delivery-channel.ts'
import { deliveryQueues, queueOf } from '../queues.ts'

type RequeuedDelivery = { readonly key: string; readonly channel: DeliveryChannelName }

/**
 * Queues one or all of the deliveries that need attention again, with the same keys and the full number of retries.
 * Deliveries in other states are left unchanged.
 *
 * @returns the number of queued deliveries.
 */
export async function sendAgain(payload: Payload, which: number | 'all'): Promise<number> {
  const box = await outbox(payload, deliveryQueues)
  return withTransaction(payload, async (transaction) => {
    const { rows } = await transaction.tx.execute(sql`
      update deliveries set state = 'waiting', updated_at = now()
      where state = 'needsAttention' and ${which === 'all' ? sql`true` : sql`id = ${which}`}
      returning key, channel`)
    const requeued = rows as unknown as RequeuedDelivery[]
    await box.enqueue(
      transaction,
      requeued.map(({ key, channel }) => ({ queue: queueOf(channel), data: { key } })),
    )
    return requeued.length
  })
}
