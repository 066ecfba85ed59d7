import { defaultServiceReminderDays } from '#features/site/site-settings/index.ts'
import { withConnection } from '#platform/database/connection.ts'
import { calendarDayOf } from '#platform/time/clock.ts'

/** Compares days and reads the setting as `sendServiceReminders` does, which the program loads. */
const dueQuery = `
  select exists (
    select from service_reminders
    where state = 'active' and due_on >= $1::text and due_on::date <= $1::date
      + coalesce((select service_reminder_days from site_settings limit 1), $2)::int
  ) as "isDue"`

/** Returns whether a reminder is to be mailed. For the worker, which does not load the CMS. */
export async function hasDueReminders(connectionString: string, now: Date): Promise<boolean> {
  const { rows } = await withConnection({ connectionString }, (client) =>
    client.query<{ isDue: boolean }>(dueQuery, [calendarDayOf(now), defaultServiceReminderDays]),
  )
  return rows[0]?.isDue === true
}
