import type { EnquiryDispatch } from '#features/enquiries/jobs.ts'
import { outbox } from '#platform/outbox/outbox.ts'
import { channels as everyChannel } from '../channels.ts'
import type { DeliveryChannel } from '../delivery-channel.ts'
import { deliveryQueues } from '../queues.ts'
import { insertDeliveries, wantedBy } from './new-deliveries.ts'

/** Sends enquiries on by these channels: a delivery and a job for each that applies. */
export const dispatchBy = (channels: readonly DeliveryChannel[]): EnquiryDispatch => ({
  async open(payload) {
    const box = await outbox(payload, deliveryQueues)
    return async (transaction, enquiry, settings) => {
      const wanted = wantedBy(enquiry, channels, settings)
      await box.enqueue(transaction, await insertDeliveries(transaction, enquiry.id, wanted))
    }
  },
})

/** What sends the enquiries of the site on. */
export const dispatch: EnquiryDispatch = dispatchBy(everyChannel)
