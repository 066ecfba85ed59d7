import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { postgresOf, sessionsOf, transactionOf } from '../payload-internals/postgres.ts'

type Drizzle = PostgresAdapter['drizzle']

/** An open transaction. */
export type Transaction = {
  /** Drizzle on the transaction's connection, for our own SQL and for pg-boss (`fromDrizzle`). */
  readonly tx: Parameters<Parameters<Drizzle['transaction']>[0]>[0]
  /** Creates a request bound to the transaction; every Payload call inside needs a new one. */
  request(): Partial<PayloadRequest>
  /** Registers work to run after the COMMIT, in the order of registration. Its errors reject `withTransaction`. */
  onCommit(work: () => void | Promise<void>): void
}

/** Replaces the session of a failed transaction, so that a later call in it fails instead of committing on its own. */
const failedSession = new Proxy(
  {},
  {
    get() {
      throw new Error('This transaction has failed; no further calls are possible in it.')
    },
  },
)

/**
 * Runs the work in one transaction. Unlike in Payload's own transactions, a failed COMMIT throws, and a call after an
 * error inside cannot commit on its own.
 *
 * @throws the error of the work or of the COMMIT; nothing is stored then.
 */
export async function withTransaction<Result>(
  payload: Payload,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const { drizzle } = postgresOf(payload)
  const sessions = sessionsOf(payload)
  const transactionId = randomUUID()
  const callbacks: (() => void | Promise<void>)[] = []
  let failed = false

  const result = await (async () => {
    try {
      return await drizzle.transaction(async (tx) => {
        // Payload deletes the session before it calls this. Without a session, the next call would commit on its own.
        const fail = async () => {
          failed = true
          sessions[transactionId] = { db: failedSession, resolve: async () => {}, reject: async () => {} }
        }
        sessions[transactionId] = { db: tx, resolve: async () => {}, reject: fail }
        const value = await work({
          tx,
          request: () => ({ transactionID: transactionId }),
          onCommit: (callback) => callbacks.push(callback),
        })
        if (failed) throw new Error('A call inside the transaction failed; nothing was stored.')
        return value
      })
    } finally {
      delete sessions[transactionId]
    }
  })()

  for (const callback of callbacks) await callback()
  return result
}

/**
 * Returns the transaction of a Payload hook, for our own SQL in the same change. A separate transaction would wait for
 * the row that is being changed. Payload commits it.
 *
 * @throws Error when the hook runs outside a transaction.
 */
export async function transactionOfHook(req: PayloadRequest): Promise<Pick<Transaction, 'tx'>> {
  const tx = await transactionOf(req)
  if (!tx) throw new Error('This hook runs outside a transaction.')
  return { tx: tx as Transaction['tx'] }
}
