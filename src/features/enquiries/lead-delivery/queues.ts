import type { OutboxQueue } from '#platform/outbox/queues.ts'
import { retryOptions } from '#platform/outbox/queues.ts'
import { type DeliveryChannelName, deliveryChannels } from './delivery-channel.ts'

/** The dead-letter queue for deliveries whose retries are used up. */
export const deadLetters = 'deliver-dead'

/** Each channel has its own queue, so that one that hangs does not block the others. */
export const queueOf = (channel: DeliveryChannelName) => `deliver-${channel}`

/** The queues of deliveries. A job holds the key of its delivery and nothing else. */
export const deliveryQueues: readonly OutboxQueue[] = deliveryChannels.map((channel) => ({
  name: queueOf(channel),
  deadLetter: deadLetters,
  ...retryOptions,
}))
