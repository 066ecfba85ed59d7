import type { MailTransport } from '#platform/mail/mail.ts'
import { smtpTransport } from '#platform/mail/smtp.ts'
import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { createMailStore } from './data/mail-store.ts'

export { deleteMails, deleteMailsBefore } from './data/delete-mails.ts'

/** Returns the transport of mails: the SMTP server of SMTP_URL, or the store in the admin without one. */
export function mailTransport(): MailTransport {
  const { smtpUrl: url, mailFrom: from } = config()
  return url ? smtpTransport({ url, from }) : createMailStore(cms, { from })
}
