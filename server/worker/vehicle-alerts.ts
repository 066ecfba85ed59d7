import { once } from 'node:events'
import pg from 'pg'
import { stockAlertsSchedule } from '#features/stock-alerts/jobs.ts'
import { siteClock } from '#platform/site-clock.ts'
import { startProgram } from '../lifecycle/child-process.ts'
import type { ScheduledJob } from './queue.ts'

const hourMs = 60 * 60 * 1_000

/** Whether an alert is active, and whether the stock has changed since the last run. */
const dueQuery = `
  select exists (select from vehicle_alerts where state = 'active') as "hasAlerts",
    exists (select from stock_vehicles where updated_at >= $1) as "hasChanged"`

type Due = { readonly hasAlerts: boolean; readonly hasChanged: boolean }

async function readDue(connectionString: string, since: Date): Promise<Due> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<Due>(dueQuery, [since])
    return rows[0] ?? { hasAlerts: false, hasChanged: false }
  } finally {
    await client.end().catch(() => {})
  }
}

async function runProgram(): Promise<void> {
  const [code] = await once(startProgram('server/vehicle-alerts.ts'), 'exit')
  if (code !== 0) throw new Error(`Vehicle alerts exited with code ${code}; the reason is in the log above.`)
}

/**
 * The job of vehicle alerts: within some twenty minutes of a change of the stock, and every hour. It loads the CMS only when
 * an alert is active.
 */
export function createVehicleAlertsJob(connectionString: string, run = runProgram): ScheduledJob {
  let lastRun: Date | undefined
  return {
    name: 'vehicle-alerts',
    cron: stockAlertsSchedule,
    async run() {
      const now = siteClock().now()
      // A run leaves out what is younger than ten minutes, so the next one has to look at it again.
      const since = new Date((lastRun?.getTime() ?? 0) - hourMs / 2)
      const { hasAlerts, hasChanged } = await readDue(connectionString, since)
      const isHourOver = lastRun === undefined || now.getTime() - lastRun.getTime() >= hourMs
      if (!hasAlerts || (!hasChanged && !isHourOver)) return
      await run()
      lastRun = now
    },
  }
}
