import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Transaction } from '#platform/database/transaction.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { reminderColumns, type StoredReminder, storedReminders, timestamp } from './reminder-row.ts'

async function execute(payload: Payload, statement: ReturnType<typeof sql>): Promise<readonly unknown[]> {
  return (await postgresOf(payload).drizzle.execute(statement)).rows
}

/**
 * Activates a pending reminder.
 *
 * @returns the hash of its owner, also when it is already active; null when it has ended or was deleted.
 */
export async function confirmReminder(payload: Payload, id: number, now: Date): Promise<string | null> {
  await execute(
    payload,
    sql`
      update service_reminders set state = 'active', confirmed_at = ${timestamp(now)}, updated_at = now()
      where id = ${id} and state = 'pending'`,
  )
  const [row] = await execute(
    payload,
    sql`select person from service_reminders where id = ${id} and state = 'active'`,
  )
  return (row as { person: string } | undefined)?.person ?? null
}

/** Returns the active reminders of a person, the first due one first. */
export async function activeRemindersOf(payload: Payload, person: string): Promise<StoredReminder[]> {
  return storedReminders(
    await execute(
      payload,
      sql`
        select ${reminderColumns} from service_reminders where person = ${person} and state = 'active'
        order by due_on, id`,
    ),
  )
}

/** Ends one reminder of a person. */
export async function endReminder(payload: Payload, person: string, id: number, now: Date): Promise<void> {
  await execute(
    payload,
    sql`
      update service_reminders set state = 'ended', ended_at = ${timestamp(now)}, updated_at = now()
      where id = ${id} and person = ${person} and state <> 'ended'`,
  )
}

/** Ends every reminder of a person, pending ones included. */
export async function endRemindersOf(
  { tx }: Pick<Transaction, 'tx'>,
  person: string,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update service_reminders set state = 'ended', ended_at = ${timestamp(now)}, updated_at = now()
    where person = ${person} and state <> 'ended'`)
}
