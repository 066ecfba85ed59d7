import { log as productLog } from '#platform/process/log.ts'
import type { EnquiryMailer } from '../data/port.ts'
import type { DeliveryChannel } from '../delivery-channel.ts'

/** Mails every enquiry to the dealer or the support team. Source: requirements D-342 to D-344 and D-390. */
export function emailChannel(
  mailer: () => EnquiryMailer,
  log: Pick<typeof productLog, 'warn'> = productLog,
): DeliveryChannel {
  return {
    name: 'email',
    appliesTo: () => true,
    async send(delivery, signal) {
      try {
        return await mailer().send(delivery, signal)
      } catch (error) {
        log.warn({ reference: delivery.enquiry.reference }, 'Form submission failed')
        throw error
      }
    },
  }
}
