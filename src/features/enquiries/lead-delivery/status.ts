/** The states of a delivery. */
export const deliveryStates = ['waiting', 'delivered', 'needsAttention'] as const

export type DeliveryState = (typeof deliveryStates)[number]

/** One delivery attempt. It outlives the erasure of the enquiry, so it holds no personal data. */
export type Attempt = {
  /** ISO 8601 time of the attempt. */
  readonly at: string
  readonly outcome: 'accepted' | 'failed' | 'refused'
  /** Milliseconds. */
  readonly took: number
  /** The response or the error, in one line. */
  readonly detail: string
}
