import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Transaction } from '#platform/database/transaction.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { daysToConfirm } from '../alert.ts'
import { timestamp } from './alert-row.ts'

/** Days for which an ended alert is stored, so that the link of its last mail still leads to the right page. */
const daysAfterEnd = 30

const dayMs = 24 * 60 * 60 * 1_000

/** Returns the alerts of a person, for an export of personal data. */
export async function exportAlertsOf(payload: Payload, person: string): Promise<readonly unknown[]> {
  const { rows } = await postgresOf(payload).drizzle.execute(sql`
    select email, kind, title, subject, state, asked_at as "askedAt", confirmed_at as "confirmedAt",
      expires_at as "expiresAt", ended_at as "endedAt", last_mailed_at as "lastMailedAt"
    from vehicle_alerts where person = ${person} order by id`)
  return rows
}

/** Deletes the alerts of a person, in the transaction that erases all personal data. */
export async function deleteAlertsOf({ tx }: Pick<Transaction, 'tx'>, person: string): Promise<void> {
  await tx.execute(sql`delete from vehicle_alerts where person = ${person}`)
}

/** Deletes alerts that were never confirmed, and those that ended 30 days ago. @returns the number of deleted alerts */
export async function deleteOldAlerts(payload: Payload, now: Date): Promise<number> {
  const before = (days: number) => timestamp(new Date(now.getTime() - days * dayMs))
  const { rowCount } = await postgresOf(payload).drizzle.execute(sql`
    delete from vehicle_alerts
    where state = 'pending' and asked_at < ${before(daysToConfirm)}
      or state = 'ended' and ended_at < ${before(daysAfterEnd)}`)
  return rowCount ?? 0
}
