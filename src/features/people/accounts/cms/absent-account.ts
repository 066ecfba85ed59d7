import crypto from 'node:crypto'
import { promisify } from 'node:util'

/** The parameters by which Payload hashes passwords; `sign-in-delay.int.test.ts` fails when Payload changes them. */
const iterations = 600_000
const keyBytes = 32
const saltBytes = 32

/**
 * Does the hashing of a wrong password for an e-mail without an account, so that response times do not reveal which
 * e-mails have one.
 */
export async function hashForAbsentAccount(password: string): Promise<void> {
  const salt = crypto.randomBytes(saltBytes).toString('hex')
  await promisify(crypto.pbkdf2)(password, salt, iterations, keyBytes, 'sha256')
}

/** Returns the lock key that serialises attempts on an e-mail: negative, so that it is never the id of an account. */
export function absentAccountNumber(email: string): number {
  const digest = crypto.createHash('sha256').update(email.toLowerCase().trim()).digest()
  return -1 - (digest.readUInt32BE() >>> 1)
}
