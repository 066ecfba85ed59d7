import type { EnquiryDispatch } from '#features/enquiries/enquiries/jobs.ts'
import { outbox } from '#platform/outbox/outbox.ts'
import { channels as allChannels } from '../channels.ts'
import type { DeliveryChannel } from '../delivery-channel.ts'
import { deliveryQueues } from '../queues.ts'
import { applicableChannels, insertDeliveries } from './new-deliveries.ts'

/** Returns a dispatch that stores a delivery and a job for each of these channels that applies to the enquiry. */
export const createDispatch = (channels: readonly DeliveryChannel[]): EnquiryDispatch => ({
  async open(payload) {
    const box = await outbox(payload, deliveryQueues)
    return async (transaction, enquiry, settings) => {
      const applicable = applicableChannels(enquiry, channels, settings)
      await box.enqueue(transaction, await insertDeliveries(transaction, enquiry.id, applicable))
    }
  },
})

/** Dispatches enquiries to all channels of the site. */
export const dispatch: EnquiryDispatch = createDispatch(allChannels)
