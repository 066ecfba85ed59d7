import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Transaction } from '#platform/database/transaction.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { calendarDayOf } from '#platform/time/clock.ts'
import { daysToConfirm } from '../reminder.ts'
import { timestamp } from './reminder-row.ts'

/** Days for which an ended reminder is stored, so that the link of its mail still leads to the right page. */
const daysAfterEnd = 30

const dayMs = 24 * 60 * 60 * 1_000

/** Returns the reminders of a person, for an export of personal data. */
export async function exportRemindersOf(payload: Payload, person: string): Promise<readonly unknown[]> {
  const { rows } = await postgresOf(payload).drizzle.execute(sql`
    select email, kind, model, due_on as "dueOn", state, consent_text as "consentText", consented_at as "consentedAt",
      asked_at as "askedAt", confirmed_at as "confirmedAt", mailed_at as "mailedAt", ended_at as "endedAt"
    from service_reminders where person = ${person} order by id`)
  return rows
}

/** Deletes the reminders of a person, in the transaction that erases all personal data. */
export async function deleteRemindersOf({ tx }: Pick<Transaction, 'tx'>, person: string): Promise<void> {
  await tx.execute(sql`delete from service_reminders where person = ${person}`)
}

/**
 * Deletes reminders whose day has passed, those that were never confirmed, and those that ended 30 days ago.
 *
 * @returns the number of deleted reminders
 */
export async function deleteOldReminders(payload: Payload, now: Date): Promise<number> {
  const before = (days: number) => timestamp(new Date(now.getTime() - days * dayMs))
  const { rowCount } = await postgresOf(payload).drizzle.execute(sql`
    delete from service_reminders
    where due_on < ${calendarDayOf(now)}
      or state = 'pending' and asked_at < ${before(daysToConfirm)}
      or state = 'ended' and ended_at < ${before(daysAfterEnd)}`)
  return rowCount ?? 0
}
