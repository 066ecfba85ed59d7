/** A file that goes with a mail. */
export type MailAttachment = {
  readonly filename: string
  /** With its character set where it is text: `application/xml; charset=utf-8`. */
  readonly contentType: string
  readonly content: string
}

/** One mail, finished but for what the way it goes adds: sender, date, Message-ID. */
export type Mail = {
  /**
   * What makes it the same mail when it is sent again: its Message-ID is made of it, so that a receiver who is
   * given it twice counts one.
   */
  readonly key: string
  /** Plain addresses, at least one. */
  readonly to: readonly string[]
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Whom an answer reaches; the sender when absent. An address that cannot be one is left out. */
  readonly replyTo?: { readonly name: string; readonly address: string } | null
  readonly attachments?: readonly MailAttachment[]
  /** Where a mail program unsubscribes by one POST. Source: RFC 8058. */
  readonly unsubscribeUrl?: string | null
  /** What it belongs to, by which it is found again where mails are kept: the reference of an enquiry. */
  readonly about?: string | null
}

/** What came of a mail that was taken. */
export type MailReceipt = {
  readonly messageId: string
  /** What the server said, without addresses; kept with the attempt. */
  readonly detail: string
}

/** The way a mail goes: a mail server, or our own database where none is set. */
export type MailTransport = {
  /**
   * @throws MailRefused when sending the same mail again is no use; any other error when it may help.
   */
  send(mail: Mail, signal?: AbortSignal): Promise<MailReceipt>
}

/** A mail that will not be taken however often it is sent: there is no such recipient, or the message is refused. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}
