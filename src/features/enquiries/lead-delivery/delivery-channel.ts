import type { DealerCrm } from '#features/dealers/dealers/index.ts'
import type { DeliverySettings, Enquiry } from '#features/enquiries/enquiries/index.ts'

/**
 * The channels an enquiry is delivered by, in the order of their first attempts.
 *
 * Source: requirement D-342; decision D-15.
 */
export const deliveryChannels = ['leadProvider', 'email', 'confirmation', 'crm', 'consent'] as const

export type DeliveryChannelName = (typeof deliveryChannels)[number]

/** The delivery of an enquiry to one integration or recipient. */
export type Delivery = {
  /** The same for all attempts, for deduplication (Message-ID, Idempotency-Key). */
  readonly key: string
  readonly channel: DeliveryChannelName
  readonly enquiry: Enquiry
  /** Of the dealer or of the site, looked up again for each attempt; never from the submission. */
  readonly recipients: readonly string[]
  /** How the dealer's own system takes leads, looked up again for each attempt; `none` without a dealer. */
  readonly crm: DealerCrm
}

/** Proof of a successful delivery. `detail` is stored, so it holds no personal data. */
export type Receipt = { readonly accepted: true; readonly detail: string }

/** Delivers enquiries to one integration or kind of recipient. */
export type DeliveryChannel = {
  readonly name: DeliveryChannelName
  /** Returns whether the channel applies to an enquiry. Synchronous, as it runs in the transaction that stores it. */
  readonly appliesTo: (enquiry: Omit<Enquiry, 'id' | 'reference'>, settings: DeliverySettings) => boolean
  /**
   * @param signal aborted when the attempt times out or the process shuts down.
   * @throws DeliveryRefused when a retry cannot succeed; any other error is retried for three days.
   */
  readonly send: (delivery: Delivery, signal: AbortSignal) => Promise<Receipt>
}

/** A retry cannot succeed: a user has to act. The message is stored, so it holds no personal data. */
export class DeliveryRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'DeliveryRefused'
  }
}
