import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { DeliverySettings } from '#features/enquiries/index.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { OutboxJob } from '#platform/outbox/outbox.ts'
import { type DeliveryChannel, type DeliveryChannelName, deliveryChannels } from '../delivery-channel.ts'
import { queueOf } from '../queues.ts'

/** With nothing known only the channels apply that every enquiry has. */
const noDeliverySettings: DeliverySettings = {
  leadBranches: [],
  dealerToLeadProvider: false,
  dealerCrm: { kind: 'none' },
  supportEmail: null,
}

/**
 * Returns the channels an enquiry is sent by, in the order in which they are first tried.
 *
 * @param settings null while they are not known: then only the channels that every such enquiry has.
 */
export function wantedBy(
  enquiry: Parameters<DeliveryChannel['appliesTo']>[0],
  channels: readonly DeliveryChannel[],
  settings: DeliverySettings | null,
): DeliveryChannelName[] {
  return deliveryChannels.filter((name) =>
    channels.some((each) => each.name === name && each.appliesTo(enquiry, settings ?? noDeliverySettings)),
  )
}

/** Inserts the deliveries of an enquiry. @returns the jobs that will carry them out. */
export async function insertDeliveries(
  { tx }: Pick<Transaction, 'tx'>,
  enquiry: number,
  channels: readonly DeliveryChannelName[],
): Promise<OutboxJob[]> {
  if (channels.length === 0) return []
  const made = channels.map((channel) => ({ channel, key: randomUUID() }))
  const rows = made.map(({ channel, key }) => sql`(${enquiry}::int, ${channel}, ${key}, 'waiting', 0)`)
  await tx.execute(
    sql`insert into deliveries (enquiry_id, channel, key, state, attempts) values ${sql.join(rows, sql`, `)}`,
  )
  return made.map(({ channel, key }) => ({ queue: queueOf(channel), data: { key } }))
}

/** Inserts those of the deliveries that an enquiry does not have yet. @returns the jobs that will carry them out. */
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
