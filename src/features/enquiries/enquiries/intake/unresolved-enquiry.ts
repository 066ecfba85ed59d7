import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Enquiry } from '../enquiry.ts'
import type { RequestedDetails } from '../forms/submission.ts'
import { detailColumns } from './columns.ts'
import type { ResolvedEnquiry } from './resolve.ts'

/** Codes and plan of an unresolved enquiry; null when it is resolved or the person was erased. */
export async function requestedDetailsOf(payload: Payload, id: number): Promise<RequestedDetails | null> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select model_code as model, colour_code as colour, accessory_codes as accessories, stock_id as stock, special_id as special,
      dealer_slug as dealer, requested_plan as plan
    from enquiries where id = ${id} and unresolved and erased_at is null`)
  const row = rows[0] as
    | (Omit<RequestedDetails, 'plan'> & { plan: RequestedDetails['plan'] | null })
    | undefined
  return row ? { ...row, plan: row.plan ?? { plan: '', seen: '' } } : null
}

/**
 * Stores looked-up details. Of several attempts at the same time one succeeds, by the lock of the row.
 *
 * @returns false when the enquiry was resolved or erased in the meantime.
 */
export async function storeDetails(
  { tx }: Pick<Transaction, 'tx'>,
  { id, kind }: Pick<Enquiry, 'id' | 'kind'>,
  requested: RequestedDetails,
  found: ResolvedEnquiry,
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
