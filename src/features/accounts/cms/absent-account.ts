import crypto from 'node:crypto'
import { promisify } from 'node:util'

/** How Payload hashes passwords; `sign-in-delay.int.test.ts` fails when Payload changes it. */
const iterations = 600_000
const keyBytes = 32
const saltBytes = 32

/**
 * Does the work that a wrong password costs, for an e-mail that belongs to no account. Otherwise the time of the
 * answer would tell which e-mails have one.
 */
export async function hashForAbsentAccount(password: string): Promise<void> {
  const salt = crypto.randomBytes(saltBytes).toString('hex')
  await promisify(crypto.pbkdf2)(password, salt, iterations, keyBytes, 'sha256')
}

/** Returns a number below zero, which no account has, for the lock under which attempts of one e-mail take turns. */
export function absentAccountNumber(email: string): number {
  const digest = crypto.createHash('sha256').update(email.toLowerCase().trim()).digest()
  return -1 - (digest.readUInt32BE() >>> 1)
}
