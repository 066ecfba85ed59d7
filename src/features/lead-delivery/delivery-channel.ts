import type { DealerCrm } from '#features/dealers/index.ts'
import type { DeliverySettings, Enquiry } from '#features/enquiries/index.ts'

/**
 * Whom an enquiry is brought to, in the order in which they are first tried.
 *
 * Source: requirement D-342; decision D-15.
 */
export const deliveryChannels = ['leadProvider', 'email', 'confirmation', 'crm', 'consent'] as const

export type DeliveryChannelName = (typeof deliveryChannels)[number]

/** One sending of an enquiry to one receiver. */
export type Delivery = {
  /** Stable over all attempts: what a receiver counts by (Message-ID, Idempotency-Key). */
  readonly key: string
  readonly channel: DeliveryChannelName
  readonly enquiry: Enquiry
  /** Of the dealer or of the site, by rule, read anew for each attempt; never from what the visitor sent. */
  readonly recipients: readonly string[]
  /** How the dealer's own system takes leads, read anew like the recipients; `none` without a dealer. */
  readonly crm: DealerCrm
}

/** What the receiver said; `detail` is kept and holds no personal data. */
export type Receipt = { readonly accepted: true; readonly detail: string }

/** A way to a receiver. */
export type DeliveryChannel = {
  readonly name: DeliveryChannelName
  /** Whether an enquiry is sent this way at all. Asked inside the transaction that stores it: it waits for nothing. */
  readonly appliesTo: (enquiry: Omit<Enquiry, 'id' | 'reference'>, settings: DeliverySettings) => boolean
  /**
   * @param signal aborted when the attempt has taken too long, or the process is to end.
   * @throws DeliveryRefused when trying again cannot help; anything else is tried again for three days.
   */
  readonly send: (delivery: Delivery, signal: AbortSignal) => Promise<Receipt>
}

/** The receiver will never take this: somebody has to look at it. The message is kept and holds no personal data. */
export class DeliveryRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'DeliveryRefused'
  }
}
