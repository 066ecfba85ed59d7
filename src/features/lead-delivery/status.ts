/** How far a delivery has got with its receiver. */
export const deliveryStates = ['waiting', 'delivered', 'needsAttention'] as const

export type DeliveryState = (typeof deliveryStates)[number]

/** One try to deliver. It is kept, so it holds no personal data. */
export type Attempt = {
  /** ISO moment. */
  readonly at: string
  readonly outcome: 'accepted' | 'failed' | 'refused'
  /** Milliseconds. */
  readonly took: number
  /** What the receiver said, in one line. */
  readonly detail: string
}
