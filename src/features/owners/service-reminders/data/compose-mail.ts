import type { Mail } from '#platform/mail/mail.ts'
import { type MailContent, renderMailHtml, renderMailText } from '#platform/mail/mail-content.ts'
import { ownerAddress, stopAddress } from './links.ts'

/** The recipient of a mail about reminders. */
export type ReminderOwner = { readonly email: string; readonly person: string }

type Content = Omit<MailContent, 'language' | 'links'>

/** Composes a mail about reminders, with the links to see and to stop them. @param key of the mail, the same for repetitions */
export function composeMail({ email, person }: ReminderOwner, key: string, parts: Content): Mail {
  const content: MailContent = {
    ...parts,
    language: 'en',
    links: [
      { label: 'See your reminders', address: ownerAddress(person) },
      { label: 'Stop all reminders', address: stopAddress(person) },
    ],
  }
  return {
    key,
    to: [email],
    subject: content.subject,
    html: renderMailHtml(content),
    text: renderMailText(content),
    unsubscribeUrl: stopAddress(person),
    about: null,
  }
}
