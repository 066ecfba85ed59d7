import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { DeliverySettings } from '#features/enquiries/enquiries/index.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { OutboxJob } from '#platform/outbox/outbox.ts'
import { type DeliveryChannel, type DeliveryChannelName, deliveryChannels } from '../delivery-channel.ts'
import { queueOf } from '../queues.ts'

/** Without settings, only the channels that every enquiry has apply. */
const noDeliverySettings: DeliverySettings = {
  leadBranches: [],
  dealerToLeadProvider: false,
  dealerCrm: { kind: 'none' },
  supportEmail: null,
}

/**
 * Returns the channels that apply to an enquiry, in the order of their first attempts.
 *
 * @param settings null while they could not be looked up; then only the channels that every enquiry has apply.
 */
export function applicableChannels(
  enquiry: Parameters<DeliveryChannel['appliesTo']>[0],
  channels: readonly DeliveryChannel[],
  settings: DeliverySettings | null,
): DeliveryChannelName[] {
  return deliveryChannels.filter((name) =>
    channels.some((each) => each.name === name && each.appliesTo(enquiry, settings ?? noDeliverySettings)),
  )
}

/** Inserts deliveries of an enquiry. @returns their jobs, to be queued by the caller. */
export async function insertDeliveries(
  { tx }: Pick<Transaction, 'tx'>,
  enquiry: number,
  channels: readonly DeliveryChannelName[],
): Promise<OutboxJob[]> {
  if (channels.length === 0) return []
  const deliveries = channels.map((channel) => ({ channel, key: randomUUID() }))
  const rows = deliveries.map(({ channel, key }) => sql`(${enquiry}::int, ${channel}, ${key}, 'waiting', 0)`)
  await tx.execute(
    sql`insert into deliveries (enquiry_id, channel, key, state, attempts) values ${sql.join(rows, sql`, `)}`,
  )
  return deliveries.map(({ channel, key }) => ({ queue: queueOf(channel), data: { key } }))
}

/** Inserts the deliveries an enquiry does not have yet. @returns their jobs, to be queued by the caller. */
export async function insertMissingDeliveries(
  transaction: Pick<Transaction, 'tx'>,
  enquiry: number,
  channels: readonly DeliveryChannelName[],
): Promise<OutboxJob[]> {
  const { rows } = await transaction.tx.execute(sql`
    select channel from deliveries where enquiry_id = ${enquiry}`)
  const existing = new Set((rows as { channel: DeliveryChannelName }[]).map(({ channel }) => channel))
  return insertDeliveries(
    transaction,
    enquiry,
    channels.filter((channel) => !existing.has(channel)),
  )
}
