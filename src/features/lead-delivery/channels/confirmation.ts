import type { MailTransport } from '#platform/mail/mail.ts'
import { mailOf, sendMail } from '../data/own-mail.ts'
import type { DeliveryChannel } from '../delivery-channel.ts'
import { confirmationLetter } from '../letters/confirmation.ts'

/**
 * Tells the visitor that the enquiry is with us, and its reference.
 *
 * @param endMarketing where somebody who agreed to marketing takes that back, by their e-mail.
 */
export function confirmationChannel(
  transport: () => MailTransport,
  siteUrl: () => string,
  endMarketing?: (email: string) => string,
): DeliveryChannel {
  return {
    name: 'confirmation',
    appliesTo: () => true,
    async send(delivery, signal) {
      const { enquiry } = delivery
      const toVisitor = { ...delivery, recipients: [enquiry.person.email] }
      const endOfMarketing = enquiry.marketing ? endMarketing?.(enquiry.person.email) : undefined
      const letter = confirmationLetter(enquiry, siteUrl(), endOfMarketing)
      return sendMail(transport(), mailOf(letter, toVisitor), signal)
    },
  }
}
