import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { config } from '../process/config.ts'

/** What a link allows its holder to do. A token for one purpose is not valid for another. */
export type LinkPurpose =
  | 'alert'
  | 'alerts'
  | 'marketing'
  | 'newsletter'
  | 'privacy'
  | 'reminder'
  | 'reminders'

const subjectPattern = /^[\w-]{1,64}$/
const never = 0

/**
 * Derives a key for one purpose from PAYLOAD_SECRET, so that a signature for one purpose is not valid for another.
 *
 * @throws Error while PAYLOAD_SECRET is not set.
 */
export function deriveKey(use: string): Buffer {
  const { payloadSecret } = config()
  if (!payloadSecret) throw new Error('PAYLOAD_SECRET is not set, so nothing can be signed.')
  return Buffer.from(hkdfSync('sha256', payloadSecret, '', `forecourt ${use}`, 32))
}

function signature(purpose: LinkPurpose, subject: string, until: number): Buffer {
  return createHmac('sha256', deriveKey(`link ${purpose}`))
    .update(`${subject}.${until}`)
    .digest()
}

/**
 * Creates a token for a link in a mail. Its holder may do one thing for one subject. Nothing is stored.
 *
 * @param subject 1 to 64 letters, digits, hyphens and underscores.
 * @param until expiry in milliseconds since the epoch; without it the token never expires.
 */
export function createLinkToken(purpose: LinkPurpose, subject: string, until = never): string {
  if (!subjectPattern.test(subject))
    throw new RangeError('A link token needs a subject of letters, digits, - and _.')
  return `${subject}.${until.toString(36)}.${signature(purpose, subject, until).toString('base64url')}`
}

/** Returns the subject of a token; null when its signature or purpose is wrong, or when it has expired. */
export function verifyLinkToken(purpose: LinkPurpose, token: string, now: number): string | null {
  const [subject = '', until = '', mac = '', ...more] = token.split('.')
  const expiry = Number.parseInt(until, 36)
  if (more.length > 0 || !subjectPattern.test(subject) || !Number.isSafeInteger(expiry)) return null
  const actual = Buffer.from(mac, 'base64url')
  const expected = signature(purpose, subject, expiry)
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null
  return expiry === never || expiry > now ? subject : null
}

/** A token of this module, or the one of Payload's link for a new password. */
const tokens = /[\w-]{1,64}\.[\da-z]+\.[\w-]{43}(?![\w-])|(?<=\/reset\/)[\da-f]{20,}/g

/** Replaces the tokens in a text, so that a reader of a mail cannot act for its recipient. */
export const maskTokens = (text: string): string => text.replace(tokens, '…')
