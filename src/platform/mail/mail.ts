/** A file attached to a mail. */
export type MailAttachment = {
  readonly filename: string
  /** Including the character set of a text: `application/xml; charset=utf-8`. */
  readonly contentType: string
  readonly content: string
}

/** A mail. The transport adds the sender, the date and the Message-ID. */
export type Mail = {
  /**
   * Idempotency key. The Message-ID is derived from it, so that a mail system can recognise a mail that is sent again.
   */
  readonly key: string
  /** Plain addresses, at least one. */
  readonly to: readonly string[]
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Address for replies; the sender when absent. An invalid address is ignored. */
  readonly replyTo?: { readonly name: string; readonly address: string } | null
  readonly attachments?: readonly MailAttachment[]
  /** URL for one-click unsubscribing by POST. Source: RFC 8058. */
  readonly unsubscribeUrl?: string | null
  /** Reference of the enquiry the mail belongs to, to find it among the stored mails. */
  readonly about?: string | null
}

/** The result of a mail that was accepted. */
export type MailReceipt = {
  readonly messageId: string
  /** The server's response without addresses; stored with the attempt. */
  readonly detail: string
}

/** How mails are sent: through a mail server, or into our own database when none is configured. */
export type MailTransport = {
  /**
   * @throws MailRefused when a retry cannot succeed; any other error when it may.
   */
  send(mail: Mail, signal?: AbortSignal): Promise<MailReceipt>
}

/** A permanent rejection: the recipient does not exist, or the server rejects the message. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}
