import type { OutboxQueue } from '#platform/outbox/queues.ts'
import { patientQueue } from '#platform/outbox/queues.ts'
import { type DeliveryChannelName, deliveryChannels } from './delivery-channel.ts'

/** Where deliveries end whose tries are used up. */
export const deadLetters = 'deliver-dead'

/** Each receiver has a queue of its own: one that hangs holds up no other. */
export const queueOf = (channel: DeliveryChannelName) => `deliver-${channel}`

/** The queues of deliveries. Their jobs name the delivery by its key and say nothing else. */
export const deliveryQueues: readonly OutboxQueue[] = deliveryChannels.map((channel) => ({
  name: queueOf(channel),
  deadLetter: deadLetters,
  ...patientQueue,
}))
