import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { roleOf } from '#features/people/accounts/server.ts'
import type { DeliveryChannelName } from '../delivery-channel.ts'

/** A delivery that needs attention. */
export type FailedDelivery = {
  readonly id: number
  readonly reference: string
  readonly channel: DeliveryChannelName
  readonly detail: string
}

const maxItems = 5

/** Returns the newest deliveries that need attention and their total; null for users who may not see deliveries. */
export async function failedDeliveries(
  payload: Payload,
  user: PayloadRequest['user'],
): Promise<{ readonly items: readonly FailedDelivery[]; readonly total: number } | null> {
  const role = roleOf(user)
  if (role !== 'admin' && role !== 'leads') return null
  const found = await payload.db.drizzle.execute(sql`
    select d.id, e.reference, d.channel, coalesce(d.detail, '') as detail, count(*) over ()::int as total
    from deliveries d join enquiries e on e.id = d.enquiry_id
    where d.state = 'needsAttention' order by d.updated_at desc limit ${maxItems}`)
  const rows = found.rows as unknown as readonly (FailedDelivery & { readonly total: number })[]
  return { items: rows.map(({ total: _, ...item }) => item), total: rows[0]?.total ?? 0 }
}
