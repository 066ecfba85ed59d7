import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { log } from '#platform/process/log.ts'

const connectTimeoutMs = 5_000
const firstRetryMs = 250
const maxRetryMs = 5_000
/** Interval of queries that detect a silently lost connection, such as after a failover. */
const heartbeatMs = 15_000

export type NotificationOptions = {
  readonly connectionString: string
  readonly channel: string
  readonly onMessage: (payload: string) => void
  /** Called after every connect except a successful first attempt, because messages may have been missed. */
  readonly onGap: () => void
  readonly heartbeatMs?: number
}

export type Notifications = {
  /** Whether the listening connection is open. */
  readonly connected: boolean
  /** Resolves after the first attempt, successful or not. */
  readonly firstAttempt: Promise<void>
  close(): Promise<void>
}

/** Listens to a Postgres channel over a dedicated connection, and reconnects without limit when it is lost. */
export function listenForNotifications(options: NotificationOptions): Notifications {
  const { connectionString, channel, onMessage, onGap } = options
  const closing = new AbortController()
  let client: pg.Client | undefined
  let lost: Promise<void> | undefined
  let connected = false

  const open = async () => {
    const opened = new pg.Client({
      connectionString,
      application_name: 'forecourt-listener',
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: connectTimeoutMs,
      keepAlive: true,
    })
    client = opened
    // Without a listener a lost connection is an uncaught exception.
    opened.on('error', () => {})
    opened.on('notification', ({ payload }) => onMessage(payload ?? ''))
    lost = new Promise<void>((resolve) => opened.once('end', resolve))
    await opened.connect()
    await opened.query(`listen ${pg.escapeIdentifier(channel)}`)
  }

  const untilLost = async () => {
    const heartbeat = setInterval(() => {
      client?.query('select 1').catch(() => client?.end().catch(() => {}))
    }, options.heartbeatMs ?? heartbeatMs)
    heartbeat.unref()
    await lost
    clearInterval(heartbeat)
  }

  const attempt = async (isFirst: boolean): Promise<boolean> => {
    try {
      await open()
      connected = true
      if (!isFirst) onGap()
      return true
    } catch (error) {
      log.warn(
        { channel, reason: error instanceof Error ? error.message : String(error) },
        'cache invalidation listen failed, retrying',
      )
      client?.end().catch(() => {})
      return false
    }
  }

  const stayConnected = async (succeeded: boolean) => {
    let retryMs = firstRetryMs
    let listening = succeeded
    while (!closing.signal.aborted) {
      if (listening) {
        await untilLost()
        connected = false
        retryMs = firstRetryMs
        if (closing.signal.aborted) return
        log.warn({ channel }, 'cache invalidation connection lost, reconnecting')
      }
      await pause(retryMs, undefined, { signal: closing.signal }).catch(() => {})
      retryMs = Math.min(retryMs * 2, maxRetryMs)
      if (!closing.signal.aborted) listening = await attempt(false)
    }
  }

  const first = attempt(true)
  const running = first.then(stayConnected)
  return {
    get connected() {
      return connected
    },
    firstAttempt: first.then(() => {}),
    async close() {
      closing.abort()
      connected = false
      await client?.end().catch(() => {})
      await running
    },
  }
}
