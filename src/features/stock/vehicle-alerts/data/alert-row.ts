import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { alertKinds, alertStates } from '../alert.ts'

/** The columns of an alert, in the spelling of {@link StoredAlert}. */
export const alertColumns = sql.raw(`
  id, email, person, kind, subject, title, state, asked_at as "askedAt", expires_at as "expiresAt",
  last_checked_at as "lastCheckedAt", last_mailed_at as "lastMailedAt", last_price as "lastPrice"`)

const moment = z.coerce.date()

const alertRow = z.object({
  id: z.number(),
  email: z.string(),
  person: z.string(),
  kind: z.enum(alertKinds),
  subject: z.string(),
  title: z.string(),
  state: z.enum(alertStates),
  askedAt: moment,
  expiresAt: moment.nullable(),
  lastCheckedAt: moment,
  lastMailedAt: moment.nullable(),
  // A numeric, which the driver returns as text.
  lastPrice: z.coerce.number().nullable(),
})

/** An alert in the database. */
export type StoredAlert = Readonly<z.infer<typeof alertRow>>

/** Reads rows with the columns of alerts. */
export const storedAlerts = (rows: readonly unknown[]): StoredAlert[] =>
  rows.map((row) => alertRow.parse(row))

/** A moment as a parameter of a statement. */
export const timestamp = (value: Date) => sql`${value.toISOString()}::timestamptz`

/** A list of ids as a parameter of a statement. */
export const idList = (ids: readonly number[]) => sql`any(${`{${ids.join(',')}}`}::int[])`
