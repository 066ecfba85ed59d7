import pg from 'pg'
import { siteClock } from '#platform/site-clock.ts'
import type { ScheduledJob } from './queue.ts'

/** Every ten minutes: deletes expired drafts of forms and their files, without loading the CMS. */
export function formDrafts(connectionString: string): ScheduledJob {
  return {
    name: 'form-drafts',
    cron: '*/10 * * * *',
    async run() {
      const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
      client.on('error', () => {})
      try {
        await client.connect()
        for (const table of ['form_drafts', 'enquiry_files'])
          await client.query(`delete from ${table} where expires_at <= $1`, [siteClock().now()])
      } finally {
        await client.end().catch(() => {})
      }
    },
  }
}
