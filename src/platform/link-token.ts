import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { config } from './config.ts'

/** What a link lets its holder do. A token for one purpose is worth nothing for another. */
export type LinkPurpose = 'marketing' | 'newsletter' | 'privacy'

const subjectPattern = /^[\w-]{1,64}$/
const never = 0

/**
 * A key of this installation for one use, from the secret that signs sessions: the uses cannot be mixed up.
 *
 * @throws Error before the start has provided the secret.
 */
export function keyFor(use: string): Buffer {
  const { payloadSecret } = config()
  if (!payloadSecret) throw new Error('There is no secret to sign with yet.')
  return Buffer.from(hkdfSync('sha256', payloadSecret, '', `forecourt ${use}`, 32))
}

function signature(purpose: LinkPurpose, subject: string, until: number): Buffer {
  return createHmac('sha256', keyFor(`link ${purpose}`))
    .update(`${subject}.${until}`)
    .digest()
}

/**
 * A token for a link in a mail: who holds it may do one thing for one subject. Nothing is stored.
 *
 * @param subject letters, digits, hyphens and underscores.
 * @param until milliseconds; a token without it is good for ever.
 */
export function mintLinkToken(purpose: LinkPurpose, subject: string, until = never): string {
  if (!subjectPattern.test(subject)) throw new RangeError('This cannot be the subject of a link.')
  return `${subject}.${until.toString(36)}.${signature(purpose, subject, until).toString('base64url')}`
}

/** The subject of a token; null when it is not one of ours, of another purpose, or too old. */
export function readLinkToken(purpose: LinkPurpose, token: string, now: number): string | null {
  const [subject = '', until = '', mac = '', ...more] = token.split('.')
  const end = Number.parseInt(until, 36)
  if (more.length > 0 || !subjectPattern.test(subject) || !Number.isSafeInteger(end)) return null
  const given = Buffer.from(mac, 'base64url')
  const expected = signature(purpose, subject, end)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return end === never || end > now ? subject : null
}
