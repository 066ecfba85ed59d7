import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { CalendarDay } from '#platform/time/clock.ts'
import { reminderKinds, reminderStates } from '../reminder.ts'

/** The columns of a reminder, in the spelling of {@link StoredReminder}. */
export const reminderColumns = sql.raw(`
  id, email, person, kind, model, due_on as "dueOn", state, asked_at as "askedAt"`)

const reminderRow = z.object({
  id: z.number(),
  email: z.string(),
  person: z.string(),
  kind: z.enum(reminderKinds),
  model: z.string(),
  dueOn: z.string().transform((day) => day as CalendarDay),
  state: z.enum(reminderStates),
  askedAt: z.coerce.date(),
})

/** A reminder in the database. */
export type StoredReminder = Readonly<z.infer<typeof reminderRow>>

/** Reads rows with the columns of reminders. */
export const storedReminders = (rows: readonly unknown[]): StoredReminder[] =>
  rows.map((row) => reminderRow.parse(row))

/** A moment as a parameter of a statement. */
export const timestamp = (value: Date) => sql`${value.toISOString()}::timestamptz`
