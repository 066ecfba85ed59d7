import { brand } from '#platform/brand.ts'
import { type Letter, letterHtml, letterText } from '#platform/mail/letter.ts'
import type { Mail } from '#platform/mail/mail.ts'

/** How long the link of a confirmation can be followed. Days. */
export const daysToConfirm = 7

function confirmationLetter(address: string): Letter {
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
 * The mail that asks for confirmation. It repeats nothing that was entered, so that nobody can have us send their own
 * words to a stranger.
 *
 * @param key of the mail: the same for the same asking.
 * @param link the absolute address where it is confirmed.
 */
export function confirmationMail(email: string, { key, link }: { key: string; link: string }): Mail {
  const letter = confirmationLetter(link)
  return {
    key,
    to: [email],
    subject: letter.subject,
    html: letterHtml(letter),
    text: letterText(letter),
    about: null,
  }
}
