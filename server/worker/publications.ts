import { once } from 'node:events'
import pg from 'pg'
import { startProgram } from '../lifecycle/child-process.ts'
import type { ScheduledJob } from './queue.ts'

const dueOrInterruptedQuery = `
  select exists (
    select from payload_jobs
    where completed_at is null and not coalesce(has_error, false)
      and (wait_until is null or wait_until <= now())
      and (not processing or updated_at < now() - interval '10 minutes'))`

async function hasDuePublication(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ exists: boolean }>(dueOrInterruptedQuery)
    return rows[0]?.exists === true
  } finally {
    await client.end().catch(() => {})
  }
}

/** The job that publishes scheduled documents every minute. It loads the CMS only when a publication is due. */
export function createPublishingJob(connectionString: string): ScheduledJob {
  return {
    name: 'scheduled-publishing',
    cron: '* * * * *',
    async run() {
      if (!(await hasDuePublication(connectionString))) return
      const [code] = await once(startProgram('server/publish.ts'), 'exit')
      if (code !== 0)
        throw new Error(`Scheduled publishing exited with code ${code}; the reason is in the log above.`)
    },
  }
}
