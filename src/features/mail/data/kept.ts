import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { MailTransport } from '#platform/mail/mail.ts'
import { messageOf } from '#platform/mail/message.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'

/**
 * Keeps mails in our own database instead of sending them, each key once.
 *
 * @param from the plain address mails would come from.
 */
export function keptMail(open: () => Promise<Payload>, { from }: { from: string }): MailTransport {
  return {
    async send(mail, signal) {
      const { messageId, to, replyTo, subject } = messageOf(mail, from)
      const { drizzle } = postgresOf(await open())
      signal?.throwIfAborted()
      const answers = replyTo && `${replyTo.name} <${replyTo.address}>`.trim()
      const attachments = JSON.stringify(mail.attachments ?? [])
      // What Payload itself would do here leaves an error in the log of the database for every mail sent again.
      await drizzle.execute(sql`
        insert into mails (key, subject, recipients, reply_to, about, html, text, attachments, message_id)
        values (${mail.key}, ${subject}, ${to.join(', ')}, ${answers ?? null}, ${mail.about ?? null},
          ${mail.html}, ${mail.text}, ${attachments}::jsonb, ${messageId})
        on conflict (key) do nothing`)
      return { messageId, detail: 'kept' }
    },
  }
}
