import pg from 'pg'
import { log } from '../process/log.ts'
import { createSlots } from './slots.ts'

/** Milliseconds. */
const connectionTimeout = 5_000

/**
 * The share of a pool's connections that transactions may hold. Payload sends some queries of a change outside its
 * transaction; if transactions held every connection, each of them would wait for another to end.
 */
const transactionShare = 0.7

/** Whoever connects without a callback holds the connection for a transaction; `query` passes a callback. */
type Callback = Parameters<pg.Pool['connect']>[0]

/**
 * The pg module with a pool that survives the loss of its server, and that transactions cannot use up. Without an error
 * listener, a terminated connection (idle or in use) is an uncaught exception.
 */
export const guardedPg: typeof pg = {
  ...pg,
  Pool: class GuardedPool extends pg.Pool {
    readonly #slots: ReturnType<typeof createSlots>

    constructor(options?: pg.PoolConfig) {
      super(options)
      this.#slots = createSlots(Math.max(1, Math.floor(this.options.max * transactionShare)))
      const report = (error: Error) => log.warn({ reason: error.message }, 'database connection lost')
      this.on('error', report)
      this.on('connect', (client) => client.on('error', report))
    }

    override connect(callback?: Callback): Promise<pg.PoolClient> & undefined {
      const connected = callback ? super.connect(callback) : this.#connectForTransaction()
      return connected as Promise<pg.PoolClient> & undefined
    }

    async #connectForTransaction(): Promise<pg.PoolClient> {
      const leave = await this.#slots.enter(connectionTimeout)
      try {
        const client = await super.connect()
        const release = client.release.bind(client)
        client.release = (destroy) => {
          leave()
          release(destroy)
        }
        return client
      } catch (error) {
        leave()
        throw error
      }
    }
  } as unknown as typeof pg.Pool,
}

/** Returns the options of a pool, with timeouts in milliseconds that release stuck statements and idle transactions. */
export function poolOptions(connectionString: string, max: number): pg.PoolConfig {
  return {
    connectionString,
    max,
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'forecourt',
  }
}
