import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Transaction } from '../database/transaction.ts'
import { log } from '../log.ts'
import { postgresOf } from '../payload-internals/postgres.ts'
import { ensureQueues, type OutboxQueue } from './queues.ts'

/** One thing to be done after the COMMIT, whatever becomes of this process. */
export type OutboxJob = { readonly queue: string; readonly data: object }

/** Puts jobs for the worker into open transactions. */
export type Outbox = {
  /** The jobs exist if, and only if, the transaction commits. */
  enqueue(transaction: Pick<Transaction, 'tx'>, jobs: readonly OutboxJob[]): Promise<void>
}

type Opened = { readonly boss: PgBoss; readonly ready: Set<string> }

const opened = new WeakMap<Payload, Promise<Opened>>()

/** The queue on Payload's own connections: it sends and never works, so it needs none of its own. */
async function open(payload: Payload): Promise<Opened> {
  const { pool } = postgresOf(payload)
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
    monitorVacuum: false,
    reindex: false,
  })
  boss.on('error', (error) => log.warn({ reason: error.message }, 'the job queue has a problem'))
  await boss.start()
  return { boss, ready: new Set() }
}

function openedFor(payload: Payload): Promise<Opened> {
  const known = opened.get(payload)
  if (known) return known
  const opening = open(payload)
  opened.set(payload, opening)
  opening.catch(() => opened.delete(payload))
  return opening
}

/**
 * The outbox of this process, with these queues. Asked for before a transaction is begun: what it has to ask the
 * database for itself must not wait for a connection while one is held.
 *
 * @throws the database's error while it cannot be reached; the next call tries again.
 */
export async function outbox(payload: Payload, queues: readonly OutboxQueue[]): Promise<Outbox> {
  const { boss, ready } = await openedFor(payload)
  const missing = queues.filter(({ name }) => !ready.has(name))
  if (missing.length > 0) {
    await ensureQueues(boss, missing)
    for (const { name } of missing) {
      // Sending nothing has the queue looked up, which would otherwise happen inside the first transaction.
      await boss.insert(name, [])
      ready.add(name)
    }
  }
  return {
    async enqueue({ tx }, jobs) {
      const db = fromDrizzle(tx, sql)
      for (const queue of new Set(jobs.map((job) => job.queue))) {
        const data = jobs.filter((job) => job.queue === queue).map((job) => ({ data: job.data }))
        await boss.insert(queue, data, { db })
      }
    },
  }
}

/** Stops what the outbox does by the clock. For tests: a process that ends takes it along. */
export async function closeOutbox(payload: Payload): Promise<void> {
  const known = await opened.get(payload)
  opened.delete(payload)
  await known?.boss.stop({ graceful: false })
}
