import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { MailTransport } from '#platform/mail/mail.ts'
import { messageOf } from '#platform/mail/message.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'

/**
 * Creates a transport that stores mails in the database instead of sending them. Idempotent: each key is stored once.
 *
 * @param from the sender's plain address
 */
export function createMailStore(open: () => Promise<Payload>, { from }: { from: string }): MailTransport {
  return {
    async send(mail, signal) {
      const { messageId, to, replyTo, subject } = messageOf(mail, from)
      const { drizzle } = postgresOf(await open())
      signal?.throwIfAborted()
      const replyAddress = replyTo && `${replyTo.name} <${replyTo.address}>`.trim()
      const attachments = JSON.stringify(mail.attachments ?? [])
      // Payload's `create` would log a database error for each repeated key.
      await drizzle.execute(sql`
        insert into mails (key, subject, recipients, reply_to, about, html, text, attachments, message_id)
        values (${mail.key}, ${subject}, ${to.join(', ')}, ${replyAddress ?? null}, ${mail.about ?? null},
          ${mail.html}, ${mail.text}, ${attachments}::jsonb, ${messageId})
        on conflict (key) do nothing`)
      return { messageId, detail: 'kept' }
    },
  }
}
