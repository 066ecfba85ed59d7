import { createTransport } from 'nodemailer'
import { type Mail, MailRefused, type MailTransport } from './mail.ts'
import { messageOf } from './message.ts'

/** Milliseconds for each step. Greylisting servers take their time; one that says nothing is given up. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * Sends mail through a server, over a connection of its own for each mail.
 *
 * @param url `smtp://` or `smtps://` with user and password; query parameters are nodemailer's.
 * @param from the plain address mails come from.
 */
export function smtpTransport({ url, from }: { url: string; from: string }): MailTransport {
  const server = createTransport({
    url,
    ...patience,
    // A mail is made of what it is given: it reads no file and fetches no address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return {
    async send(mail, signal) {
      const message = messageOf(mail, from)
      try {
        const taken = await server.sendMail({
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
        const refused = taken.rejected.length
        const partly = refused > 0 ? `, ${refused} of ${message.to.length} recipients refused` : ''
        return { messageId: message.messageId, detail: `${statusOf(taken.response)}${partly}` }
      } catch (error) {
        throw outcomeOf(error)
      }
    },
  }
}

function headersOf({ unsubscribeUrl }: Mail): Record<string, string> {
  const byMachine = { 'Auto-Submitted': 'auto-generated' }
  if (!unsubscribeUrl) return byMachine
  return {
    ...byMachine,
    'List-Unsubscribe': `<${new URL(unsubscribeUrl).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

type SmtpFault = { readonly code: string; readonly responseCode: number | undefined }

function faultOf(error: unknown): SmtpFault | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const responseCode = 'responseCode' in error ? Number(error.responseCode) : undefined
  return { code: String(error.code), responseCode }
}

/**
 * What a failure means. A recipient or message the server will never take is final; whatever an operator can put
 * right (a wrong password) or time heals is not. What the server wrote is left out: it repeats addresses.
 */
function outcomeOf(error: unknown): Error {
  const fault = faultOf(error)
  if (!fault) return new Error('The mail could not be sent.')
  const { code, responseCode } = fault
  const status = responseCode ? ` ${responseCode}` : ''
  const isFinal = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined
  return isFinal && responseCode >= 500
    ? new MailRefused(`The mail server refused it:${status}.`)
    : new Error(`The mail server failed: ${code}${status}.`)
}

/** `250 2.0.0` of `250 2.0.0 Ok: queued as …`, which may say whose mailbox it is. */
function statusOf(response: string): string {
  return /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0] ?? 'taken'
}
