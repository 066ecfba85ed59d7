import type { Mail } from '#platform/mail/mail.ts'
import { type MailContent, renderMailHtml, renderMailText } from '#platform/mail/mail-content.ts'
import { brand } from '#platform/site/brand.ts'

/** Days for which a confirmation link is valid. */
export const daysToConfirm = 7

function confirmationContent(address: string): MailContent {
  return {
    language: 'en',
    subject: `Please confirm your email address for the ${brand.name} newsletter`,
    preview: 'One click to confirm your subscription.',
    heading: 'Please confirm your email address',
    paragraphs: [
      `We received a request to send the ${brand.name} newsletter to this address.`,
      `Please confirm within ${daysToConfirm} days that you would like to receive it.`,
    ],
    button: { label: 'Confirm my email address', address },
    footer: [
      'If this was not you, ignore this e-mail. We will not write again, and your address will be deleted.',
    ],
  }
}

/**
 * Composes the mail that asks for confirmation. It repeats no entered text, so that spammers cannot use it to send
 * their own text to others.
 *
 * @param key of the mail, the same for repetitions of one subscription request.
 * @param link absolute address of the confirmation page.
 */
export function confirmationMail(email: string, { key, link }: { key: string; link: string }): Mail {
  const content = confirmationContent(link)
  return {
    key,
    to: [email],
    subject: content.subject,
    html: renderMailHtml(content),
    text: renderMailText(content),
    about: null,
  }
}
