import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { config } from '#platform/config.ts'

/** `password` only when it was generated here: the operator has to be told once. */
export type FirstAdmin = { readonly created: boolean; readonly email: string; readonly password?: string }

/**
 * Makes sure somebody can sign in: on a database without users, creates the administrator of the configuration.
 * Payload's own public registration of a first user is thereby never open.
 */
export async function ensureFirstAdmin(payload: Payload): Promise<FirstAdmin> {
  const { adminEmail: email, adminPassword } = config()
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true })
  if (totalDocs > 0) return { created: false, email }
  const password = adminPassword ?? randomBytes(15).toString('base64url')
  await payload.create({
    collection: 'users',
    data: { email, password, name: 'Administrator', role: 'admin', passwordChangeDue: !adminPassword },
    overrideAccess: true,
  })
  return { created: true, email, ...(adminPassword ? {} : { password }) }
}
