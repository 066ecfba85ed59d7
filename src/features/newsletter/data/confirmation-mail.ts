import { brand } from '#platform/brand.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { type MailContent, renderMailHtml, renderMailText } from '#platform/mail/mail-content.ts'

/** Days for which a confirmation link is valid. */
export const daysToConfirm = 7

function confirmationContent(address: string): MailContent {
  return {
    language: 'en',
    subject: `Please confirm your email address for the ${brand.name} newsletter`,
    preview: 'One press of a button, and the newsletter is yours.',
    heading: 'Please confirm your email address',
    paragraphs: [
      `Somebody, we hope you, asked for the ${brand.name} newsletter to be sent to this address.`,
      `It is sent once you confirm that. The button works for ${daysToConfirm} days.`,
    ],
    button: { label: 'Confirm my email address', address },
    footer: ['If it was not you, do nothing: you will hear no more from us, and your address is deleted.'],
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
