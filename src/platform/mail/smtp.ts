import { createTransport } from 'nodemailer'
import { type Mail, MailRefused, type MailTransport } from './mail.ts'
import { messageOf } from './message.ts'

/** Timeouts in milliseconds for each step, long enough for greylisting servers. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * Creates a transport that sends mail through an SMTP server, with a new connection for each mail.
 *
 * @param url `smtp://` or `smtps://` with user and password; query parameters are nodemailer's.
 * @param from the plain address of the sender.
 */
export function smtpTransport({ url, from }: { url: string; from: string }): MailTransport {
  const server = createTransport({
    url,
    ...timeouts,
    // The content of a mail must not make nodemailer read files or fetch URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return {
    async send(mail, signal) {
      const message = messageOf(mail, from)
      try {
        const result = await server.sendMail({
          messageId: message.messageId,
          from: { ...message.from },
          to: [...message.to],
          ...(message.replyTo && { replyTo: { ...message.replyTo } }),
          subject: message.subject,
          html: mail.html,
          text: mail.text,
          headers: headersOf(mail),
          attachments: (mail.attachments ?? []).map((file) => ({ ...file })),
          ...(signal && { signal }),
        })
        const refused = result.rejected.length
        const refusals = refused > 0 ? `, ${refused} of ${message.to.length} recipients refused` : ''
        return { messageId: message.messageId, detail: `${statusOf(result.response)}${refusals}` }
      } catch (error) {
        throw toMailError(error)
      }
    },
  }
}

function headersOf({ unsubscribeUrl }: Mail): Record<string, string> {
  const common = { 'Auto-Submitted': 'auto-generated' }
  if (!unsubscribeUrl) return common
  return {
    ...common,
    'List-Unsubscribe': `<${new URL(unsubscribeUrl).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

type SmtpError = { readonly code: string; readonly responseCode: number | undefined }

function parseSmtpError(error: unknown): SmtpError | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const responseCode = 'responseCode' in error ? Number(error.responseCode) : undefined
  return { code: String(error.code), responseCode }
}

/**
 * Converts a nodemailer error. A rejected recipient or message is permanent; errors that an operator can fix, such as a
 * wrong password, or that may pass are not. The server's text is left out because it repeats addresses.
 */
function toMailError(error: unknown): Error {
  const smtpError = parseSmtpError(error)
  if (!smtpError) return new Error('The mail could not be sent.')
  const { code, responseCode } = smtpError
  const status = responseCode ? ` ${responseCode}` : ''
  const isFinal = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined
  return isFinal && responseCode >= 500
    ? new MailRefused(`The mail server refused it:${status}.`)
    : new Error(`The mail server failed: ${code}${status}.`)
}

/** Returns `250 2.0.0` of `250 2.0.0 Ok: queued as …`, because the rest may name the mailbox. */
function statusOf(response: string): string {
  return /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0] ?? 'accepted'
}
