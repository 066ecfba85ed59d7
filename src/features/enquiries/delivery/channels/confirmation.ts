import type { MailTransport } from '#platform/mail/mail.ts'
import type { DeliveryChannel } from '../../delivery-channel.ts'
import { mailOf, sendMail } from '../data/own-mail.ts'
import { confirmationLetter } from '../letters/confirmation.ts'

/** Tells the visitor that the enquiry is with us, and its reference. */
export function confirmationChannel(transport: () => MailTransport, siteUrl: () => string): DeliveryChannel {
  return {
    name: 'confirmation',
    appliesTo: () => true,
    async send(delivery, signal) {
      const { enquiry } = delivery
      const toVisitor = { ...delivery, recipients: [enquiry.person.email] }
      return sendMail(transport(), mailOf(confirmationLetter(enquiry, siteUrl()), toVisitor), signal)
    },
  }
}
