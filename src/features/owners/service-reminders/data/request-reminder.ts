import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { personOf } from '#features/people/consent/jobs.ts'
import { readSettings } from '#features/site/site-settings/jobs.ts'
import { type Transaction, withTransaction } from '#platform/database/transaction.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { mailOutbox } from '#platform/outbox/mail-outbox.ts'
import { maxReminders, type ReminderRequest } from '../reminder.ts'
import { confirmationAddress } from './links.ts'
import { reminderColumns, type StoredReminder, storedReminders, timestamp } from './reminder-row.ts'
import { alreadyActiveMail, confirmationMail, tooManyRemindersMail } from './request-mails.ts'

/** Minimum time between two mails about the same requested reminder. */
const minMailIntervalMs = 5 * 60 * 1_000

const keyOf = (person: string, { kind, model, dueOn }: ReminderRequest) =>
  createHash('sha256').update(`${person} ${kind} ${model} ${dueOn}`).digest('hex').slice(0, 40)

/** Unique among the advisory lock keys of the product. */
const requestsLock = 20_261_129

/** Lets one request of a person wait for another, because a form is sent twice and a new reminder has no row to lock. */
async function serialise({ tx }: Transaction, person: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${requestsLock}, hashtext(${person}))`)
}

async function findForUpdate({ tx }: Transaction, key: string): Promise<StoredReminder | undefined> {
  const { rows } = await tx.execute(
    sql`select ${reminderColumns} from service_reminders where key = ${key} for update`,
  )
  return storedReminders(rows)[0]
}

async function countReminders({ tx }: Transaction, person: string): Promise<number> {
  const { rows } = await tx.execute(sql`
    select count(*)::int as count from service_reminders where person = ${person} and state <> 'ended'`)
  return (rows[0] as { count: number }).count
}

/** Stores a pending reminder, in place of an earlier one that is not active. @returns it, or null when one is active. */
async function storePending(
  { tx }: Transaction,
  { kind, model, dueOn, consentText }: ReminderRequest,
  { email, person, key, now }: { email: string; person: string; key: string; now: Date },
): Promise<StoredReminder | null> {
  const at = timestamp(now)
  const { rows } = await tx.execute(sql`
    insert into service_reminders (key, email, person, kind, model, due_on, state, consent_text, consented_at, asked_at)
    values (${key}, ${email}, ${person}, ${kind}::text::enum_service_reminders_kind, ${model}, ${dueOn}, 'pending',
      ${consentText}, ${at}, ${at})
    on conflict (key) do update
      set email = excluded.email, state = 'pending', consent_text = excluded.consent_text,
        consented_at = excluded.consented_at, asked_at = excluded.asked_at, confirmed_at = null, mailed_at = null,
        ended_at = null, updated_at = now()
      where service_reminders.state <> 'active'
    returning ${reminderColumns}`)
  return storedReminders(rows)[0] ?? null
}

/**
 * Stores an unconfirmed reminder and queues the mail with the confirmation link, in one transaction. The result does not
 * reveal whether the address is known: its owner reads in the mail what has happened.
 */
export async function requestReminder(payload: Payload, request: ReminderRequest, now: Date): Promise<void> {
  const email = request.email.trim().toLowerCase()
  const person = personOf(email)
  const key = keyOf(person, request)
  const mailKey = `service reminder ${key} ${now.getTime()}`
  const owner = { email, person }
  const { serviceReminderDays: leadDays } = await readSettings(payload)
  const outbox = await mailOutbox(payload)

  const store = async (transaction: Transaction): Promise<Mail | null> => {
    await serialise(transaction, person)
    const known = await findForUpdate(transaction, key)
    const sinceLastMailMs = known ? now.getTime() - known.askedAt.getTime() : Infinity
    if (known?.state !== 'ended' && sinceLastMailMs >= 0 && sinceLastMailMs < minMailIntervalMs) return null
    const isNew = known === undefined || known.state === 'ended'
    if (isNew && (await countReminders(transaction, person)) >= maxReminders)
      return tooManyRemindersMail(owner, mailKey)
    const pending = await storePending(transaction, request, { ...owner, key, now })
    if (pending) {
      const link = confirmationAddress(pending.id, now)
      return confirmationMail(owner, { key: mailKey, due: pending, link, leadDays })
    }
    await transaction.tx.execute(
      sql`update service_reminders set asked_at = ${timestamp(now)} where key = ${key}`,
    )
    return alreadyActiveMail(owner, mailKey)
  }

  await withTransaction(payload, async (transaction) => {
    const mail = await store(transaction)
    if (mail) await outbox.queue(transaction, mail)
  })
}
