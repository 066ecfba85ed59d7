import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Transaction } from '../database/transaction.ts'
import { postgresOf } from '../payload-internals/postgres.ts'
import { log } from '../process/log.ts'
import { ensureQueues, type OutboxQueue } from './queues.ts'

/** A job that the worker runs after the COMMIT, even when this process ends. */
export type OutboxJob = { readonly queue: string; readonly data: object }

/** Enqueues jobs for the worker in open transactions. */
export type Outbox = {
  /** The jobs exist if, and only if, the transaction commits. */
  enqueue(transaction: Pick<Transaction, 'tx'>, jobs: readonly OutboxJob[]): Promise<void>
}

type OutboxState = { readonly boss: PgBoss; readonly ready: Set<string> }

const outboxes = new WeakMap<Payload, Promise<OutboxState>>()

/** Opens pg-boss on Payload's connection pool. It only enqueues jobs, so it needs no pool of its own. */
async function open(payload: Payload): Promise<OutboxState> {
  const { pool } = postgresOf(payload)
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
    monitorVacuum: false,
    reindex: false,
  })
  boss.on('error', (error) => log.warn({ reason: error.message }, 'job queue error'))
  await boss.start()
  return { boss, ready: new Set() }
}

function openOnce(payload: Payload): Promise<OutboxState> {
  const existing = outboxes.get(payload)
  if (existing) return existing
  const opening = open(payload)
  outboxes.set(payload, opening)
  opening.catch(() => outboxes.delete(payload))
  return opening
}

/**
 * Returns the outbox of this process with these queues. Call it before a transaction begins, because its own queries
 * must not wait for a second connection while the transaction holds one.
 *
 * @throws the database's error while it cannot be reached; the next call tries again.
 */
export async function outbox(payload: Payload, queues: readonly OutboxQueue[]): Promise<Outbox> {
  const { boss, ready } = await openOnce(payload)
  const missing = queues.filter(({ name }) => !ready.has(name))
  if (missing.length > 0) {
    await ensureQueues(boss, missing)
    for (const { name } of missing) {
      // Inserting nothing makes pg-boss look the queue up now, and not inside the first transaction.
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

/** Stops the timers of the outbox. For tests; otherwise they end with the process. */
export async function closeOutbox(payload: Payload): Promise<void> {
  const outboxState = await outboxes.get(payload)
  outboxes.delete(payload)
  await outboxState?.boss.stop({ graceful: false })
}
