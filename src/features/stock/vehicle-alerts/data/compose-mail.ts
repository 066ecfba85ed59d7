import type { Mail } from '#platform/mail/mail.ts'
import { type MailContent, renderMailHtml, renderMailText } from '#platform/mail/mail-content.ts'
import { ownerAddress, stopAddress } from './links.ts'

/** The recipient of a mail about alerts. */
export type AlertOwner = { readonly email: string; readonly person: string }

type Content = Omit<MailContent, 'language' | 'links'>

/** Composes a mail about alerts, with the links to see and to stop them. @param key of the mail, the same for repetitions */
export function composeMail({ email, person }: AlertOwner, key: string, parts: Content): Mail {
  const content: MailContent = {
    ...parts,
    language: 'en',
    links: [
      { label: 'See and change your alerts', address: ownerAddress(person) },
      { label: 'Stop all alerts', address: stopAddress(person) },
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
