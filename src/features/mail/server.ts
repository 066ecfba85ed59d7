import { cms } from '#platform/cms.ts'
import { config } from '#platform/config.ts'
import type { MailTransport } from '#platform/mail/mail.ts'
import { smtpTransport } from '#platform/mail/smtp.ts'
import { keptMail } from './data/kept.ts'

export { forgetMails, forgetMailsBefore } from './data/forget.ts'

/** The way mail goes: through the operator's server, or into the admin while none is set. */
export function mailTransport(): MailTransport {
  const { smtpUrl: url, mailFrom: from } = config()
  return url ? smtpTransport({ url, from }) : keptMail(cms, { from })
}
