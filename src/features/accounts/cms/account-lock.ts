import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterLogoutHook, CollectionBeforeOperationHook, Payload } from 'payload'
import { type Executor, transactionOf } from '#platform/payload-internals/postgres.ts'

/**
 * Payload reads an account with its sessions, thinks, and writes the whole of it back. Two sign-ins at once would
 * each write a list without the other's session, and a sign-in that began before a change of role or password would
 * undo it. So whatever writes an account takes its turn: in Postgres, because there may be several web processes,
 * and until the end of the transaction, so that a killed process leaves nothing locked.
 */

/** Any number of its own among the advisory locks of the product. */
const accounts = 20_261_121

/** Waits until nobody writes this account or changes any; others that sign in go on meanwhile. */
export async function takeTurnWith(executor: Executor, account: number): Promise<void> {
  await executor.execute(
    sql`select pg_advisory_xact_lock_shared(${accounts}, 0), pg_advisory_xact_lock(${accounts}, ${account})`,
  )
}

const changing: readonly string[] = ['update', 'updateByID', 'delete', 'deleteByID', 'resetPassword']

/** Before an account is changed, or its session prolonged: both begin by reading it. */
export const lockAccounts: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const transaction = await transactionOf(req)
  if (!transaction) return
  if (changing.includes(operation))
    await transaction.execute(sql`select pg_advisory_xact_lock(${accounts}, 0)`)
  if (operation === 'refresh' && req.user) await takeTurnWith(transaction, Number(req.user.id))
}

/** Before a session is ended: Payload calls this before it reads the account. */
export const lockForLogout: CollectionAfterLogoutHook = async ({ req }) => {
  const transaction = await transactionOf(req)
  if (transaction && req.user) await takeTurnWith(transaction, Number(req.user.id))
}

/** The account an e-mail belongs to, as Payload reads it; undefined when there is none. */
export async function accountOf(payload: Payload, email: string): Promise<number | undefined> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    overrideAccess: true,
  })
  return docs[0]?.id
}
