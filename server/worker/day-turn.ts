import pg from 'pg'
import { day, type Invalidation, invalidationChannel } from '#platform/cache/channel.ts'
import type { CalendarDay, Clock } from '#platform/clock.ts'
import { log } from '#platform/log.ts'
import { messageOf } from '../lifecycle/operator-error.ts'

const lookEveryMs = 1_000

/**
 * Tells every web process when a day has begun in Johannesburg, so that what depends on today is made anew. The
 * day is looked at rather than waited for: a machine that slept over midnight is told on waking, and a database
 * that was away is told when it is back.
 */
export function announceDays(clock: Clock, announce: () => Promise<void>): { stop(): void } {
  let announced: CalendarDay | undefined
  let busy = false
  const look = async () => {
    const today = clock.today()
    if (busy || today === announced) return
    busy = true
    try {
      await announce()
      announced = today
      log.info({ today }, 'the day has turned')
    } catch (error) {
      log.warn({ reason: messageOf(error) }, 'the turn of the day could not be announced yet')
    } finally {
      busy = false
    }
  }
  void look()
  const timer = setInterval(look, lookEveryMs)
  return { stop: () => clearInterval(timer) }
}

/** Expires what depends on today in every web process. */
export async function expireDay(databaseUrl: string): Promise<void> {
  const message: Invalidation = { tags: [day] }
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_notify($1, $2)', [invalidationChannel, JSON.stringify(message)])
  } finally {
    await client.end().catch(() => {})
  }
}
