import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import {
  type EnquiryRow,
  enquiryOf,
  hasUploads,
  type StoredEnquiry,
} from '#features/enquiries/enquiries/jobs.ts'
import { filesOfEnquiry } from '#features/site/uploads/jobs.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { DeliveryChannelName } from '../delivery-channel.ts'
import type { Attempt, DeliveryState } from '../status.ts'

/** A stored delivery with its enquiry. */
export type StoredDelivery = StoredEnquiry & {
  readonly key: string
  readonly channel: DeliveryChannelName
  readonly state: DeliveryState
}

type Row = EnquiryRow & {
  readonly key: string
  readonly channel: DeliveryChannelName
  readonly state: DeliveryState
}

/** Adds the files that a visitor uploaded with the form. */
async function withFiles(payload: Payload, stored: StoredEnquiry): Promise<StoredEnquiry> {
  const { enquiry } = stored
  if (!hasUploads(enquiry.kind)) return stored
  return { ...stored, enquiry: { ...enquiry, files: await filesOfEnquiry(payload, enquiry.id) } }
}

/** Finds a delivery with its enquiry and its files; null when it was deleted or the enquiry was erased. */
export async function findDelivery(payload: Payload, key: string): Promise<StoredDelivery | null> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select d.key, d.channel, d.state, e.*
    from deliveries d join enquiries e on e.id = d.enquiry_id
    where d.key = ${key} and e.erased_at is null`)
  const row = rows[0] as Row | undefined
  if (!row) return null
  const stored = await withFiles(payload, enquiryOf(row))
  return { key: row.key, channel: row.channel, state: row.state, ...stored }
}

/** Finds an enquiry without deliveries; null when it has deliveries, was deleted or was erased. */
export async function findUndelivered(
  { tx }: Pick<Transaction, 'tx'>,
  id: number,
): Promise<StoredEnquiry | null> {
  const { rows } = await tx.execute(sql`
    select * from enquiries where id = ${id} and erased_at is null
      and not exists (select from deliveries where enquiry_id = ${id})`)
  const row = rows[0] as EnquiryRow | undefined
  return row ? enquiryOf(row) : null
}

/** Returns whether the delivery of an enquiry by a channel is waiting for its first attempt. */
export async function isUntried(
  payload: Payload,
  enquiry: number,
  channel: DeliveryChannelName,
): Promise<boolean> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select from deliveries
    where enquiry_id = ${enquiry} and channel = ${channel} and state = 'waiting' and attempts = 0`)
  return rows.length > 0
}

/** Records an attempt and the new state. A delivery that is no longer waiting is left unchanged. */
export async function recordAttempt(
  payload: Payload,
  key: string,
  attempt: Attempt,
  state: DeliveryState,
): Promise<void> {
  const deliveredAt = state === 'delivered' ? attempt.at : null
  await payload.db.drizzle.execute(sql`
    update deliveries
    set state = ${state}, attempts = coalesce(attempts, 0) + 1, detail = ${attempt.detail},
      delivered_at = ${deliveredAt}, updated_at = now(),
      history = coalesce(history, '[]'::jsonb) || ${JSON.stringify([attempt])}::jsonb
    where key = ${key} and state = 'waiting'`)
}

/** Marks a delivery whose retries are used up as needing attention. */
export async function markNeedsAttention(payload: Payload, key: string): Promise<void> {
  await payload.db.drizzle.execute(sql`
    update deliveries set state = 'needsAttention', updated_at = now() where key = ${key} and state = 'waiting'`)
}
