import { once } from 'node:events'
import { articleFeedsSchedule, hasDueFeeds } from '#features/editorial/article-feeds/jobs.ts'
import { hasDueReminders, serviceRemindersSchedule } from '#features/owners/service-reminders/jobs.ts'
import { retentionSchedule } from '#features/people/privacy/jobs.ts'
import { stockAlertsSchedule } from '#features/stock/stock-alerts/jobs.ts'
import { readPictureWork, stockPicturesSchedule } from '#features/stock/stock-pictures/jobs.ts'
import { withConnection } from '#platform/database/connection.ts'
import { config } from '#platform/process/config.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { startProgram } from '../lifecycle/child-process.ts'
import type { ScheduledJob } from './queue.ts'

/**
 * A program of server/ that runs on a schedule, as a child process, so that the worker holds neither the CMS nor a decoder of
 * pictures.
 */
type ScheduledProgram = {
  /** The name of the job. */
  readonly name: string
  readonly file: string
  readonly cron: string
  /**
   * Whether there is something to do at the moment; without it the program always runs.
   *
   * @param lastRun moment of the last run of this worker that succeeded
   */
  isDue?(connectionString: string, now: Date, lastRun: Date | undefined): Promise<boolean>
}

const hourMs = 60 * 60 * 1_000

const scheduledPrograms: readonly ScheduledProgram[] = [
  {
    name: 'scheduled-publishing',
    file: 'server/publish.ts',
    cron: '* * * * *',
    isDue: hasDuePublication,
  },
  { name: 'retention', file: 'server/retention.ts', cron: retentionSchedule },
  {
    name: 'vehicle-alerts',
    file: 'server/vehicle-alerts.ts',
    cron: stockAlertsSchedule,
    isDue: hasDueAlerts,
  },
  {
    name: 'stock-pictures',
    file: 'server/stock-pictures.ts',
    cron: stockPicturesSchedule,
    isDue: hasPictureWork,
  },
  {
    name: 'article-feeds',
    file: 'server/article-feeds.ts',
    cron: articleFeedsSchedule,
    isDue: hasDueFeeds,
  },
  {
    name: 'service-reminders',
    file: 'server/service-reminders.ts',
    cron: serviceRemindersSchedule,
    isDue: hasDueReminders,
  },
]

/** Whether a publication is due, or was interrupted. */
async function hasDuePublication(connectionString: string): Promise<boolean> {
  const { rows } = await withConnection({ connectionString }, (client) =>
    client.query<{ isDue: boolean }>(`
      select exists (
        select from payload_jobs
        where completed_at is null and not coalesce(has_error, false)
          and (wait_until is null or wait_until <= now())
          and (not processing or updated_at < now() - interval '10 minutes')) as "isDue"`),
  )
  return rows[0]?.isDue === true
}

/** Whether an alert is active, and the stock has changed or an hour is over: within some twenty minutes of a change. */
async function hasDueAlerts(
  connectionString: string,
  now: Date,
  lastRun: Date | undefined,
): Promise<boolean> {
  // A run leaves out what is younger than ten minutes, so the next one has to look at it again.
  const since = new Date((lastRun?.getTime() ?? 0) - hourMs / 2)
  const { rows } = await withConnection({ connectionString }, (client) =>
    client.query<{ hasAlerts: boolean; hasChanged: boolean }>(
      `select exists (select from vehicle_alerts where state = 'active') as "hasAlerts",
        exists (select from stock_vehicles where updated_at >= $1) as "hasChanged"`,
      [since],
    ),
  )
  const isHourOver = lastRun === undefined || now.getTime() - lastRun.getTime() >= hourMs
  return rows[0]?.hasAlerts === true && (rows[0].hasChanged || isHourOver)
}

async function hasPictureWork(connectionString: string, now: Date): Promise<boolean> {
  if (config().stockPictures === 'link') return false
  const { isPending, isUpkeepDue } = await readPictureWork(connectionString, now)
  return isPending || isUpkeepDue
}

async function runToEnd(file: string): Promise<void> {
  const [code] = await once(startProgram(file), 'exit')
  if (code !== 0) throw new Error(`${file} exited with code ${code}; the reason is in the log above.`)
}

/** Returns the jobs that start the programs when there is something to do. */
export function programJobs(connectionString: string, run = runToEnd): ScheduledJob[] {
  return scheduledPrograms.map(({ name, file, cron, isDue }) => {
    let lastRun: Date | undefined
    return {
      name,
      cron,
      async run() {
        const now = siteClock().now()
        if (isDue && !(await isDue(connectionString, now, lastRun))) return
        await run(file)
        lastRun = now
      },
    }
  })
}
