import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import type { AlertKind } from '../alert.ts'
import type { NewsContent } from '../news.ts'
import { alertColumns, idList, type StoredAlert, storedAlerts, timestamp } from './alert-row.ts'

const dayMs = 24 * 60 * 60 * 1_000
const idsPerStatement = 5_000

/** News for the owner of an alert. */
export type News = { readonly alert: StoredAlert; readonly content: NewsContent }

/** Reads the active alerts of a kind that were not mailed within the last day. */
export async function readDueAlerts(payload: Payload, kind: AlertKind, now: Date): Promise<StoredAlert[]> {
  const dayAgo = new Date(now.getTime() - dayMs)
  const { rows } = await postgresOf(payload).drizzle.execute(sql`
    select ${alertColumns} from vehicle_alerts
    where state = 'active' and kind = ${kind}::text::enum_vehicle_alerts_kind and expires_at > ${timestamp(now)}
      and (last_mailed_at is null or last_mailed_at <= ${timestamp(dayAgo)})
    order by id`)
  return storedAlerts(rows)
}

/** Records that alerts were checked up to a moment and have no news. */
export async function recordChecked(payload: Payload, ids: readonly number[], until: Date): Promise<void> {
  for (let first = 0; first < ids.length; first += idsPerStatement) {
    const some = ids.slice(first, first + idsPerStatement)
    await postgresOf(payload).drizzle.execute(sql`
      update vehicle_alerts set last_checked_at = ${timestamp(until)}
      where id = ${idList(some)} and last_checked_at < ${timestamp(until)}`)
  }
}
