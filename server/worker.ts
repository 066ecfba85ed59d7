import { createClock } from '#platform/clock.ts'
import { config } from '#platform/config.ts'
import { log } from '#platform/log.ts'
import { whenParentEnds } from './lifecycle/child-process.ts'
import { announceDays, expireDay } from './worker/day-turn.ts'

/** The worker: what has to be done without a visitor asking for it. */
const { databaseUrl, clock } = config()
if (!databaseUrl)
  throw new Error('The worker is started by npm start or npm run worker, which provide its database.')

const days = announceDays(createClock({ startAt: clock }), () => expireDay(databaseUrl))
log.info('worker is running')

function end(): void {
  days.stop()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
whenParentEnds(end)
