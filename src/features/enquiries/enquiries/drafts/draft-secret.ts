import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** A random secret of 256 bits, as base64url. */
export const newDraftSecret = () => randomBytes(32).toString('base64url')

/** By which a secret is recognised, and from which it cannot be found out. */
export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url')

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'forecourt form draft', 32))

/** Encrypts what a draft holds, so that it can be read with the visitor's secret alone. */
export function encrypt(text: string, secret: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyOf(secret), iv)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** @throws Error when the secret is another one or the content was changed. */
export function decrypt(content: string, secret: string): string {
  const bytes = Buffer.from(content, 'base64url')
  const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, ivBytes))
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
  return text.toString('utf8')
}
