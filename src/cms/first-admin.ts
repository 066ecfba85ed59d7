import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { passwordFault } from '#features/accounts/cms.ts'
import { ConfigError, config } from '#platform/config.ts'

/** Hands a generated password over to the operator; resolves once it cannot be lost any more. */
export type PasswordHandOver = (email: string, password: string) => Promise<void>

/**
 * Makes sure somebody can sign in: on a database without users, creates the administrator of the configuration.
 * Payload's own public registration of a first user is thereby never open. A generated password is handed over
 * before the account is made: a start that breaks off in between makes another one the next time, and nobody is
 * locked out by a password that was never told.
 *
 * @returns whether the account was made
 * @throws ConfigError when the configured password is one that is easily guessed.
 */
export async function ensureFirstAdmin(payload: Payload, handOver: PasswordHandOver): Promise<boolean> {
  const { adminEmail: email, adminPassword } = config()
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true })
  if (totalDocs > 0) return false
  const name = 'Administrator'
  const fault = adminPassword && passwordFault(adminPassword, { email, name })
  if (fault) throw new ConfigError([`ADMIN_PASSWORD: ${fault}`])
  const password = adminPassword ?? randomBytes(15).toString('base64url')
  if (!adminPassword) await handOver(email, password)
  await payload.create({
    collection: 'users',
    data: { email, password, name, role: 'admin', passwordChangeDue: !adminPassword },
    overrideAccess: true,
  })
  return true
}
