import { AuthenticationError, type Payload } from 'payload'
import { withTransaction } from '#platform/database/transaction.ts'
import { lockAccount } from '../account-lock.ts'
import { createConcurrencyLimit } from '../concurrency-limit.ts'

/** Each check holds a database connection and uses a CPU core for the hash. */
const limited = createConcurrencyLimit(1)

/** Ends the transaction of a check, so that its session is not stored. */
const isRight = new Error('The password is right.')

/**
 * Returns whether this is the password of an account. Payload has no function that only checks a password; this one signs
 * in and undoes it.
 */
export function isPasswordOf(
  payload: Payload,
  account: { readonly id: number; readonly email: string },
  password: string,
): Promise<boolean> {
  return limited(async () => {
    try {
      return await withTransaction(payload, async ({ tx, request }) => {
        await lockAccount(tx, account.id)
        const data = { email: account.email, password }
        await payload.login({ collection: 'users', data, depth: 0, req: request() })
        throw isRight
      })
    } catch (error) {
      if (error === isRight) return true
      if (error instanceof AuthenticationError) return false
      throw error
    }
  })
}
