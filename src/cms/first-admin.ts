import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { passwordError } from '#features/people/accounts/cms.ts'
import { ConfigError, config } from '#platform/process/config.ts'

/** Reports a generated password to the operator; resolves when it is stored safely. */
export type ReportPassword = (email: string, password: string) => Promise<void>

/**
 * Creates the configured administrator in a database without users, so that Payload's public registration of a first
 * user is never available. A generated password is reported before the account is created: if startup is interrupted
 * in between, the next start generates another one, and no account has an unknown password.
 *
 * @returns whether the account was created
 * @throws ConfigError when the configured password is easily guessed.
 */
export async function ensureFirstAdmin(payload: Payload, reportPassword: ReportPassword): Promise<boolean> {
  const { adminEmail: email, adminPassword } = config()
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true })
  if (totalDocs > 0) return false
  const name = 'Administrator'
  const error = adminPassword && passwordError(adminPassword, { email, name })
  if (error) throw new ConfigError([`ADMIN_PASSWORD: ${error}`])
  const password = adminPassword ?? randomBytes(15).toString('base64url')
  if (!adminPassword) await reportPassword(email, password)
  await payload.create({
    collection: 'users',
    data: { email, password, name, role: 'admin', passwordChangeDue: !adminPassword },
    overrideAccess: true,
  })
  return true
}
