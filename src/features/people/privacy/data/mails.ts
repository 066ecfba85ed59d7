import type { Mail } from '#platform/mail/mail.ts'
import { type MailContent, renderMailHtml, renderMailText } from '#platform/mail/mail-content.ts'
import { brand } from '#platform/site/brand.ts'
import type { PrivacyRequestType } from '../privacy-request.ts'

const descriptions: Readonly<Record<PrivacyRequestType, string>> = {
  export: 'a copy of what we hold about this address',
  erase: 'everything we hold about this address to be erased',
  objection: 'no marketing to be sent to this address any more',
}

const results: Readonly<Record<Exclude<PrivacyRequestType, 'export'>, string>> = {
  erase:
    'We have erased what we held about this address. Dealers you wrote to have their own copy, so please ask them too.',
  objection:
    'We have recorded your objection to marketing. You will still get answers to enquiries you make.',
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
    preview: 'Open the link to confirm your request.',
    heading: 'Please confirm your request',
    paragraphs: [
      `We received a request on the ${brand.siteName} website for ${descriptions[wish]}.`,
      'To confirm it, open the link within two days. The same link shows you the status of your request.',
    ],
    facts: facts(reference),
    button: { label: 'Confirm my request', address: link },
    footer: ['If this was not you, ignore this e-mail and nothing will happen.'],
  })
}

/** Composes the mail that confirms an erasure or objection. */
export function completionMail(
  email: string,
  { wish, reference }: { wish: Exclude<PrivacyRequestType, 'export'>; reference: string },
): Mail {
  return mailOf(email, `privacy ${reference} done`, {
    language: 'en',
    subject: `Your request ${reference} has been completed`,
    preview: 'We have done what you asked for.',
    heading: 'Your request has been completed',
    paragraphs: [results[wish]],
    facts: facts(reference),
    footer: ['This is our last message about this request.'],
  })
}
