import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Transaction } from '#platform/database/transaction.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { monthsActive } from '../alert.ts'
import { alertColumns, type StoredAlert, storedAlerts, timestamp } from './alert-row.ts'

const months = sql.raw(`interval '${monthsActive} months'`)

async function execute(payload: Payload, statement: ReturnType<typeof sql>): Promise<readonly unknown[]> {
  return (await postgresOf(payload).drizzle.execute(statement)).rows
}

/**
 * Activates a pending alert for six months.
 *
 * @returns the hash of its owner, also when it is already active; null when it has ended or was deleted.
 */
export async function confirmAlert(payload: Payload, id: number, now: Date): Promise<string | null> {
  await execute(
    payload,
    sql`
      update vehicle_alerts set state = 'active', confirmed_at = ${timestamp(now)},
        expires_at = ${timestamp(now)} + ${months}, updated_at = now()
      where id = ${id} and state = 'pending'`,
  )
  const [row] = await execute(
    payload,
    sql`select person from vehicle_alerts where id = ${id} and state = 'active'`,
  )
  return (row as { person: string } | undefined)?.person ?? null
}

/** Returns the active alerts of a person, oldest first. */
export async function activeAlertsOf(payload: Payload, person: string): Promise<StoredAlert[]> {
  return storedAlerts(
    await execute(
      payload,
      sql`select ${alertColumns} from vehicle_alerts where person = ${person} and state = 'active' order by id`,
    ),
  )
}

/** Ends one alert of a person. */
export async function endAlert(payload: Payload, person: string, id: number, now: Date): Promise<void> {
  await execute(
    payload,
    sql`
      update vehicle_alerts set state = 'ended', ended_at = ${timestamp(now)}, updated_at = now()
      where id = ${id} and person = ${person} and state <> 'ended'`,
  )
}

/** Ends every alert of a person, pending ones included. */
export async function endAlertsOf({ tx }: Pick<Transaction, 'tx'>, person: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update vehicle_alerts set state = 'ended', ended_at = ${timestamp(now)}, updated_at = now()
    where person = ${person} and state <> 'ended'`)
}

/** Renews an active alert for six months from now. */
export async function renewAlert(payload: Payload, person: string, id: number, now: Date): Promise<void> {
  await execute(
    payload,
    sql`
      update vehicle_alerts set expires_at = ${timestamp(now)} + ${months}, notice_at = null, updated_at = now()
      where id = ${id} and person = ${person} and state = 'active'`,
  )
}
