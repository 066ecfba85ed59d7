import type { DeliveryChannel } from '../delivery-channel.ts'

/** Every way to a receiver. A channel that is not here has no deliveries. */
export const channels: readonly DeliveryChannel[] = []
