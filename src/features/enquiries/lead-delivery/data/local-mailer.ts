import {
  type Mail,
  type MailAttachment,
  type MailReceipt,
  MailRefused,
  type MailTransport,
} from '#platform/mail/mail.ts'
import { type MailContent, renderMailHtml, renderMailText } from '#platform/mail/mail-content.ts'
import { adfMediaType, adfOf } from '../adf/adf.ts'
import { type Delivery, DeliveryRefused, type Receipt } from '../delivery-channel.ts'
import { dealerMailContent } from '../mail-content/dealer.ts'
import type { EnquiryMailer } from './port.ts'

/** Returns the mail of a delivery with this content. */
export function mailOf(
  content: MailContent,
  { key, recipients, enquiry }: Delivery,
  options: Pick<Mail, 'replyTo' | 'attachments'> = {},
): Mail {
  return {
    key,
    to: recipients,
    subject: content.subject,
    html: renderMailHtml(content),
    text: renderMailText(content),
    about: enquiry.reference || null,
    ...options,
  }
}

/** Sends a mail as a delivery. @throws DeliveryRefused when a retry cannot succeed. */
export async function sendMail(transport: MailTransport, mail: Mail, signal: AbortSignal): Promise<Receipt> {
  let receipt: MailReceipt
  try {
    receipt = await transport.send(mail, signal)
  } catch (error) {
    if (error instanceof MailRefused) throw new DeliveryRefused(error.message)
    if (error instanceof RangeError) throw new DeliveryRefused('A recipient is not a valid e-mail address.')
    throw error
  }
  return { accepted: true, detail: receipt.detail }
}

/**
 * Returns the mailer that sends enquiries through the mail transport of this site. Replies go to the visitor. For a
 * dealer whose own system reads files, the lead is attached as ADF.
 */
export function localMailer(transport: () => MailTransport, siteUrl: string): EnquiryMailer {
  return {
    async send(delivery, signal) {
      const { person } = delivery.enquiry
      const mail = mailOf(dealerMailContent(delivery.enquiry, siteUrl), delivery, {
        replyTo: { name: person.fullName, address: person.email },
        attachments: attachmentsOf(delivery, siteUrl),
      })
      return sendMail(transport(), mail, signal)
    },
  }
}

function attachmentsOf(delivery: Delivery, siteUrl: string): readonly MailAttachment[] {
  const { crm, enquiry, recipients } = delivery
  if (crm.kind !== 'attachment' || !enquiry.subject || recipients.length === 0) return []
  const content = adfOf(delivery, enquiry.subject, siteUrl)
  return [{ filename: `${enquiry.reference || 'lead'}.xml`, contentType: adfMediaType, content }]
}
