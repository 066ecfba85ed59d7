import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { deriveKey } from './link-token.ts'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16
/** Bytes of a text, once it is inflated. */
const maxTextBytes = 1_000_000

type Sealed = { readonly until: number; readonly text: string }

/**
 * Encrypts a text with a key of this site, for an address that shows nothing of it. Nothing is stored.
 *
 * @param use what the text is for; one sealed for another use cannot be opened.
 * @param until expiry in milliseconds since the epoch.
 */
export function sealText(text: string, use: string, until: number): string {
  const sealed: Sealed = { until, text }
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, deriveKey(`sealed ${use}`), iv)
  const encrypted = Buffer.concat([cipher.update(deflateRawSync(JSON.stringify(sealed))), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** Returns a sealed text; null when it was changed, was sealed for another use, or has expired. */
export function openText(sealed: string, use: string, now: number): string | null {
  try {
    const bytes = Buffer.from(sealed, 'base64url')
    const decipher = createDecipheriv(algorithm, deriveKey(`sealed ${use}`), bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    })
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    const packed = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
    const json = inflateRawSync(packed, { maxOutputLength: maxTextBytes }).toString('utf8')
    const { until, text } = JSON.parse(json) as Sealed
    return until > now ? text : null
  } catch {
    return null
  }
}
