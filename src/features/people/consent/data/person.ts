import { createHmac } from 'node:crypto'
import { deriveKey } from '#platform/http/link-token.ts'

/**
 * Returns the keyed hash of an e-mail that identifies a person in the ledger without revealing the e-mail. Case and
 * surrounding spaces are ignored. The hash depends on the secret of the installation.
 */
export function personOf(email: string): string {
  return createHmac('sha256', deriveKey('person'))
    .update(email.trim().toLowerCase())
    .digest('hex')
    .slice(0, 40)
}
