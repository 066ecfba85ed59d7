import type { MailTransport } from '#platform/mail/mail.ts'
import { mailOf, sendMail } from '../data/local-mailer.ts'
import type { DeliveryChannel } from '../delivery-channel.ts'
import { confirmationMailContent } from '../mail-content/confirmation.ts'

/**
 * Mails the visitor a confirmation with the reference of the enquiry.
 *
 * @param unsubscribeUrlOf returns the address at which the owner of an e-mail withdraws consent to marketing.
 */
export function confirmationChannel(
  transport: () => MailTransport,
  siteUrl: () => string,
  unsubscribeUrlOf?: (email: string) => string,
): DeliveryChannel {
  return {
    name: 'confirmation',
    appliesTo: () => true,
    async send(delivery, signal) {
      const { enquiry } = delivery
      const toVisitor = { ...delivery, recipients: [enquiry.person.email] }
      const unsubscribeUrl = enquiry.marketing ? unsubscribeUrlOf?.(enquiry.person.email) : undefined
      const content = confirmationMailContent(enquiry, siteUrl(), unsubscribeUrl)
      return sendMail(transport(), mailOf(content, toVisitor), signal)
    },
  }
}
