import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '#platform/http/link-token.ts'
import type { EnquiryKind } from '../forms/definitions.ts'

/** The content of a valid token. */
export type FormToken = {
  /** Idempotency key of the form. */
  readonly key: string
  /** Milliseconds since the token was created. */
  readonly ageMs: number
}

/** A form that was left open for more than a day has to be confirmed again. */
const maxAgeMs = 24 * 60 * 60 * 1_000

const pattern =
  /^(?<key>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?<madeAt>[0-9a-z]{6,10})\.(?<signature>[\w-]{43})$/

const signatureOf = (kind: EnquiryKind, key: string, madeAt: string) =>
  createHmac('sha256', deriveKey('form token')).update(`${kind}.${key}.${madeAt}`).digest('base64url')

/**
 * Returns a token for the check page of one form. It is a key under which one enquiry of this kind can be stored, and
 * opens nothing else: anyone can obtain one.
 */
export function mintFormToken(kind: EnquiryKind, now: Date): string {
  const key = randomUUID()
  const madeAt = now.getTime().toString(36)
  return `${key}.${madeAt}.${signatureOf(kind, key, madeAt)}`
}

/** Returns what a token says; null when it was not signed by us, was changed, is for another kind, or is older than a day. */
export function readFormToken(kind: EnquiryKind, token: unknown, now: Date): FormToken | null {
  const parts = typeof token === 'string' ? pattern.exec(token)?.groups : undefined
  if (!parts) return null
  const { key = '', madeAt = '', signature = '' } = parts
  const isSigned = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(kind, key, madeAt)))
  const ageMs = now.getTime() - Number.parseInt(madeAt, 36)
  return isSigned && ageMs >= 0 && ageMs <= maxAgeMs ? { key, ageMs } : null
}
