import { PgBoss } from 'pg-boss'
import { ensureQueues, type OutboxQueue } from '#platform/outbox/queues.ts'
import { log } from '#platform/process/log.ts'
import { timeZone } from '#platform/site/market.ts'

/** A job that the worker runs on a schedule. */
export type ScheduledJob = {
  readonly name: string
  /** Cron expression with five fields, in Johannesburg time. */
  readonly cron: string
  run(): Promise<void>
}

/**
 * Starts the job queue with its scheduled jobs. The heartbeat settings are measured: a job of a killed worker is
 * retried within seconds.
 *
 * @param outboxQueues queues to which other processes add jobs; created and maintained here
 */
export async function startQueue(
  connectionString: string,
  jobs: readonly ScheduledJob[],
  outboxQueues: readonly OutboxQueue[] = [],
): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString,
    max: 3,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', (error) => log.warn({ reason: error.message }, 'job queue error'))
  await boss.start()
  await ensureQueues(boss, outboxQueues)
  for (const { name, cron, run } of jobs) {
    await boss.createQueue(name, {
      policy: 'exclusive',
      heartbeatSeconds: 10,
      retryLimit: 0,
      deleteAfterSeconds: 3_600,
    })
    await boss.schedule(name, cron, null, { tz: timeZone })
    await boss.work(name, { pollingIntervalSeconds: 2 }, async () => run())
  }
  return boss
}
