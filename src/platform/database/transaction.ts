import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { postgresOf, sessionsOf, transactionOf } from '../payload-internals/postgres.ts'

type Drizzle = PostgresAdapter['drizzle']

/** One open transaction. */
export type Transaction = {
  /** Drizzle on the transaction's connection, for statements of our own and for pg-boss (`fromDrizzle`). */
  readonly tx: Parameters<Parameters<Drizzle['transaction']>[0]>[0]
  /** A fresh request bound to the transaction; every Payload call inside takes one of its own. */
  request(): Partial<PayloadRequest>
  /** Runs once the COMMIT has succeeded, in the order of registration. A failure there is the caller's to handle. */
  onCommit(work: () => void | Promise<void>): void
}

/** Stands in for a dead session, so that a later call in the same transaction fails instead of committing on its own. */
const poisoned = new Proxy(
  {},
  {
    get() {
      throw new Error('This transaction has failed; nothing more can be done inside it.')
    },
  },
)

/**
 * Runs the work in one transaction: all of it is committed, or none. Unlike Payload's own transactions a failed
 * COMMIT throws, and a call made after an error inside cannot slip out and commit alone.
 *
 * @throws whatever the work or the COMMIT throws; nothing was stored then.
 */
export async function withTransaction<Result>(
  payload: Payload,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const { drizzle } = postgresOf(payload)
  const sessions = sessionsOf(payload)
  const transactionId = randomUUID()
  const committed: (() => void | Promise<void>)[] = []
  let failed = false

  const result = await (async () => {
    try {
      return await drizzle.transaction(async (tx) => {
        // Payload has just deleted the session when it calls this; left so, the next call would commit on its own.
        const poison = async () => {
          failed = true
          sessions[transactionId] = { db: poisoned, resolve: async () => {}, reject: async () => {} }
        }
        sessions[transactionId] = { db: tx, resolve: async () => {}, reject: poison }
        const value = await work({
          tx,
          request: () => ({ transactionID: transactionId }),
          onCommit: (callback) => committed.push(callback),
        })
        if (failed) throw new Error('A call inside the transaction failed; nothing was stored.')
        return value
      })
    } finally {
      delete sessions[transactionId]
    }
  })()

  for (const callback of committed) await callback()
  return result
}

/**
 * The transaction a hook of Payload runs in, for statements of our own that belong to the same change: a transaction of
 * their own would wait for the row that is being changed. Payload commits it.
 *
 * @throws Error where there is none.
 */
export async function transactionOfHook(req: PayloadRequest): Promise<Pick<Transaction, 'tx'>> {
  const tx = await transactionOf(req)
  if (!tx) throw new Error('This hook runs outside a transaction.')
  return { tx: tx as Transaction['tx'] }
}
