import { withConnection } from '#platform/database/connection.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import type { ScheduledJob } from './queue.ts'

/** Every ten minutes: deletes expired drafts of forms and their files, without loading the CMS. */
export function formDrafts(connectionString: string): ScheduledJob {
  return {
    name: 'form-drafts',
    cron: '*/10 * * * *',
    run: () =>
      withConnection({ connectionString }, async (client) => {
        for (const table of ['form_drafts', 'enquiry_files'])
          await client.query(`delete from ${table} where expires_at <= $1`, [siteClock().now()])
      }),
  }
}
