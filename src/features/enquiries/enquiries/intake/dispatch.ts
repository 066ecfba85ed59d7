import type { Payload } from 'payload'
import type { DealerCrm } from '#features/dealers/dealers/index.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Enquiry } from '../enquiry.ts'

/** Settings of editors and operators that decide where an enquiry is delivered. */
export type DeliverySettings = {
  /** Branches whose leads also go to the lead provider, by a part of their names. Source: requirements D-340, D-341. */
  readonly leadBranches: readonly string[]
  /** Whether the dealer's own document says that its leads go there. */
  readonly dealerToLeadProvider: boolean
  /** How the dealer's own system takes leads; `none` without a dealer. */
  readonly dealerCrm: DealerCrm
  /** Recipient of enquiries without a dealer. */
  readonly supportEmail: string | null
}

/**
 * Stores the deliveries of an enquiry and their jobs, inside the transaction that stores the enquiry.
 *
 * @param settings null when they could not be looked up; the enquiry is unresolved then.
 */
export type QueueDeliveries = (
  transaction: Pick<Transaction, 'tx'>,
  enquiry: Omit<Enquiry, 'reference'>,
  settings: DeliverySettings | null,
) => Promise<void>

/** Delivers stored enquiries. The feature that delivers them provides it. */
export type EnquiryDispatch = {
  /** Opens the queues of deliveries, before the transaction begins. */
  readonly open: (payload: Payload) => Promise<QueueDeliveries>
}
