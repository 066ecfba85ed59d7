import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterLogoutHook, CollectionBeforeOperationHook, Payload } from 'payload'
import { type Executor, transactionOf } from '#platform/payload-internals/postgres.ts'

/**
 * Payload reads an account with its sessions and later writes the whole document back. Of two concurrent sign-ins, each
 * would write a list without the other's session, and a sign-in that began before a change of role or password would
 * undo that change. Writes of an account are therefore serialised by an advisory lock: in Postgres because there may be
 * several web processes, and until the end of the transaction so that a killed process leaves no lock behind.
 */

/** Unique among the advisory lock keys of the product. */
const accountsLock = 20_261_121

/** Waits for writers of this account and for changes of any account. Sign-ins to other accounts run concurrently. */
export async function lockAccount(executor: Executor, account: number): Promise<void> {
  await executor.execute(
    sql`select pg_advisory_xact_lock_shared(${accountsLock}, 0), pg_advisory_xact_lock(${accountsLock}, ${account})`,
  )
}

const changeOperations: readonly string[] = ['update', 'updateByID', 'delete', 'deleteByID', 'resetPassword']

/** Locks before a change of accounts or a token refresh, as both begin by reading the account. */
export const lockAccounts: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const transaction = await transactionOf(req)
  if (!transaction) return
  if (changeOperations.includes(operation))
    await transaction.execute(sql`select pg_advisory_xact_lock(${accountsLock}, 0)`)
  if (operation === 'refresh' && req.user) await lockAccount(transaction, Number(req.user.id))
}

/** Locks before a sign-out: Payload calls this hook before it reads the account. */
export const lockForLogout: CollectionAfterLogoutHook = async ({ req }) => {
  const transaction = await transactionOf(req)
  if (transaction && req.user) await lockAccount(transaction, Number(req.user.id))
}

/** Returns the id of the account with an e-mail, normalised like Payload does; undefined when there is none. */
export async function findAccountId(payload: Payload, email: string): Promise<number | undefined> {
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
