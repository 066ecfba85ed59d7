import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { readSettings } from '#features/site/site-settings/jobs.ts'
import { findModel } from '#features/vehicles/vehicles/jobs.ts'
import { type Transaction, withTransaction } from '#platform/database/transaction.ts'
import { mailOutbox } from '#platform/outbox/mail-outbox.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { log } from '#platform/process/log.ts'
import { calendarDayOf } from '#platform/time/clock.ts'
import { reminderMail } from './reminder-mail.ts'
import { reminderColumns, type StoredReminder, storedReminders, timestamp } from './reminder-row.ts'

/** Reads the active reminders that are due in so many days or fewer, and not past. */
async function readDue(payload: Payload, days: number, now: Date): Promise<StoredReminder[]> {
  const today = calendarDayOf(now)
  const { rows } = await postgresOf(payload).drizzle.execute(sql`
    select ${reminderColumns} from service_reminders
    where state = 'active' and due_on >= ${today} and due_on::date <= ${today}::date + ${days}::int
    order by due_on, id`)
  return storedReminders(rows)
}

/** Records that a reminder is mailed. @returns false when another process has mailed it, or it was stopped or erased. */
async function claim({ tx }: Transaction, id: number, now: Date): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update service_reminders
    set state = 'ended', mailed_at = ${timestamp(now)}, ended_at = ${timestamp(now)}, updated_at = now()
    where id = ${id} and state = 'active' returning id`)
  return rows.length > 0
}

/**
 * Mails every reminder once, the configured number of days before its day, or at once when fewer are left. The mail is
 * queued in the transaction that records it, so that none is mailed twice, whatever process is killed. One that cannot be
 * queued is tried again at the next run. May run in several processes at once.
 *
 * @returns the number of queued mails.
 * @throws the error of the database.
 */
export async function sendServiceReminders(payload: Payload, now: Date): Promise<number> {
  const { serviceReminderDays } = await readSettings(payload)
  const due = await readDue(payload, serviceReminderDays, now)
  if (due.length === 0) return 0
  const outbox = await mailOutbox(payload)
  let mails = 0
  for (const reminder of due) {
    try {
      const car = (await findModel(reminder.model))?.name ?? null
      await withTransaction(payload, async (transaction) => {
        if (!(await claim(transaction, reminder.id, now))) return
        await outbox.queue(transaction, reminderMail(reminder, car))
        mails += 1
      })
    } catch (error) {
      log.error({ reason: String(error), reminder: reminder.id }, 'service reminder not queued')
    }
  }
  return mails
}
