import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { type Transaction, withTransaction } from '#platform/database/transaction.ts'
import { outbox } from '#platform/outbox/outbox.ts'
import type { DeliveryChannel } from '../delivery-channel.ts'
import type { Enquiry } from '../enquiry.ts'
import { deliveryQueues } from '../queues.ts'
import type { RequestedDetails } from '../submission.ts'
import { detailColumns } from './details/columns.ts'
import { type LookedUp, lookUp } from './details/look-up.ts'
import type { Lookups } from './details/lookups.ts'
import { insertMissingDeliveries, wantedBy } from './new-deliveries.ts'

/** The lookups of one attempt; several attempts of one enquiry may look up at the same time. Milliseconds. */
const lookUpWithinMs = 20_000

export type ResolveOptions = {
  readonly channels: readonly DeliveryChannel[]
  readonly lookups: Lookups
  readonly signal: AbortSignal
}

/**
 * Looks up what could not be looked up when an enquiry was stored, and stores it together with the deliveries that
 * follow from it, in one transaction. Nothing happens when another attempt was first, or the person was erased.
 *
 * @throws the first failure while a lookup still fails; nothing is stored then.
 * Source: decision record 21.
 */
export async function resolveEnquiry(
  payload: Payload,
  enquiry: Enquiry,
  { channels, lookups, signal }: ResolveOptions,
): Promise<void> {
  const requested = await requestedOf(payload, enquiry.id)
  if (!requested) return
  const { kind, subject, dealer } = enquiry
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(lookUpWithinMs)])
  const found = await lookUp({ kind, requested, known: { subject, dealer }, signal: bounded }, lookups)
  if (found.failures.length > 0) throw found.failures[0]
  const box = await outbox(payload, deliveryQueues)
  await withTransaction(payload, async (transaction) => {
    if (!(await storeDetails(transaction, enquiry, requested, found))) return
    const wanted = wantedBy({ ...enquiry, ...found }, channels, found.settings)
    await box.enqueue(transaction, await insertMissingDeliveries(transaction, enquiry.id, wanted))
  })
}

async function requestedOf(payload: Payload, id: number): Promise<RequestedDetails | null> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select model_code as model, colour_code as colour, dealer_slug as dealer, requested_plan as plan
    from enquiries where id = ${id} and unresolved and erased_at is null`)
  const row = rows[0] as
    | (Omit<RequestedDetails, 'plan'> & { plan: RequestedDetails['plan'] | null })
    | undefined
  return row ? { ...row, plan: row.plan ?? { plan: '', seen: '' } } : null
}

/** @returns false when the row was resolved or erased meanwhile; its lock lets one of several attempts through. */
async function storeDetails(
  { tx }: Pick<Transaction, 'tx'>,
  { id, kind }: Pick<Enquiry, 'id' | 'kind'>,
  requested: RequestedDetails,
  found: LookedUp,
): Promise<boolean> {
  const details = detailColumns({ kind, requested }, found, false)
  const { rowCount } = await tx.execute(sql`
    update enquiries set about = ${details.about}, subject = ${details.subject}, plan = ${details.plan},
      plan_in_words = ${details.planInWords}, dealer_id = ${details.dealerId}, dealer_name = ${details.dealerName},
      dealer_details = ${details.dealer},
      note = concat_ws(E'\\n\\n', nullif(note, ''), nullif(${found.missing}::text, '')),
      unresolved = false, updated_at = now()
    where id = ${id} and unresolved and erased_at is null`)
  return rowCount === 1
}
