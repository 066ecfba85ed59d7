import { randomUUID } from 'node:crypto'
import type { CollectionAfterChangeHook } from 'payload'
import { transactionOfHook } from '#platform/database/transaction.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { type MailContent, renderMailHtml, renderMailText } from '#platform/mail/mail-content.ts'
import { mailOutbox } from '#platform/outbox/mail-outbox.ts'
import { brand } from '#platform/site/brand.ts'

/** Composes the mail to the address that an account had. It does not contain the new one. */
function emailChangedMail(email: string): Mail {
  const content: MailContent = {
    language: 'en',
    subject: `The e-mail of your ${brand.siteName} account has changed`,
    preview: 'You now sign in with another address.',
    heading: 'The e-mail of your account has changed',
    paragraphs: [
      `The account on the ${brand.siteName} website that had this address now has another one. Use that one to sign in.`,
      'If you or an administrator changed it, there is nothing to do.',
    ],
    footer: [
      'If nobody you know did this, ask an administrator at once to set the address and the password again.',
    ],
  }
  return {
    ...{ key: `account e-mail ${randomUUID()}`, to: [email], subject: content.subject },
    ...{ html: renderMailHtml(content), text: renderMailText(content), about: null },
  }
}

/** Tells the old address of an account that it has been replaced, when the change is committed. */
export const tellOldAddress: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const before: unknown = previousDoc?.email
  if (operation !== 'update' || typeof before !== 'string' || before === doc.email) return doc
  const outbox = await mailOutbox(req.payload)
  const { tx } = await transactionOfHook(req)
  await outbox.queue({ tx }, emailChangedMail(before))
  return doc
}
