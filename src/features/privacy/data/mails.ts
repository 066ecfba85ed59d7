import { brand } from '#platform/brand.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { type MailContent, renderMailHtml, renderMailText } from '#platform/mail/mail-content.ts'
import type { PrivacyRequestType } from '../privacy-request.ts'

const descriptions: Readonly<Record<PrivacyRequestType, string>> = {
  export: 'a copy of what we hold about this address',
  erase: 'everything we hold about this address to be erased',
  objection: 'no marketing to be sent to this address any more',
}

const results: Readonly<Record<Exclude<PrivacyRequestType, 'export'>, string>> = {
  erase:
    'We have erased what we held about this address. A dealer you wrote to has its own copy of what you sent; please ask it too.',
  objection: 'We have written down that you object to marketing. Answers to what you ask us still reach you.',
}

function mailOf(email: string, key: string, content: MailContent): Mail {
  return {
    key,
    to: [email],
    subject: content.subject,
    html: renderMailHtml(content),
    text: renderMailText(content),
    about: null,
  }
}

const facts = (reference: string) => [{ label: 'Reference', value: reference }]

/** Composes the mail that asks the owner of an e-mail address to confirm a request. */
export function requestConfirmationMail(
  email: string,
  { wish, reference, link }: { wish: PrivacyRequestType; reference: string; link: string },
): Mail {
  return mailOf(email, `privacy ${reference} asked`, {
    language: 'en',
    subject: `Please confirm your request ${reference}`,
    preview: 'Follow the link to go on.',
    heading: 'Please confirm your request',
    paragraphs: [
      `Somebody, we hope you, asked on the site of ${brand.siteName} for ${descriptions[wish]}.`,
      'Follow the link within two days to go on. It also shows you how your request stands.',
    ],
    facts: facts(reference),
    button: { label: 'Go on', address: link },
    footer: ['If it was not you, do nothing: without the link nothing happens.'],
  })
}

/** Composes the mail that confirms an erasure or objection. */
export function completionMail(
  email: string,
  { wish, reference }: { wish: Exclude<PrivacyRequestType, 'export'>; reference: string },
): Mail {
  return mailOf(email, `privacy ${reference} done`, {
    language: 'en',
    subject: `Your request ${reference} is carried out`,
    preview: 'What you asked for is done.',
    heading: 'Your request is carried out',
    paragraphs: [results[wish]],
    facts: facts(reference),
    footer: ['This is the last we write to you about it.'],
  })
}
