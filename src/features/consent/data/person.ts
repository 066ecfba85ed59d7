import { createHmac } from 'node:crypto'
import { keyFor } from '#platform/link-token.ts'

/**
 * Whom an e-mail belongs to, as the ledger knows them: a keyed hash, by which an e-mail is recognised and from which
 * it cannot be found out. Upper and lower case do not matter. It changes with the secret of the installation.
 */
export function personOf(email: string): string {
  return createHmac('sha256', keyFor('person')).update(email.trim().toLowerCase()).digest('hex').slice(0, 40)
}
