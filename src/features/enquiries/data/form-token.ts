import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { keyFor } from '#platform/link-token.ts'

/** What a token of one of our own forms says, once it is known to be genuine. */
export type FormToken = {
  /** The form's key: what is sent under it twice is stored once. */
  readonly key: string
  /** Milliseconds since the form was made. */
  readonly ageMs: number
}

/** A form that is left open over a day has to be looked at again. */
const longestMs = 24 * 60 * 60 * 1_000

const pattern =
  /^(?<key>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?<madeAt>[0-9a-z]{6,10})\.(?<signature>[\w-]{43})$/

const signatureOf = (key: string, madeAt: string) =>
  createHmac('sha256', keyFor('form token')).update(`${key}.${madeAt}`).digest('base64url')

/** A token for a form that is being made now. Whoever has it has been shown one of our pages. */
export function mintFormToken(now: Date): string {
  const key = randomUUID()
  const madeAt = now.getTime().toString(36)
  return `${key}.${madeAt}.${signatureOf(key, madeAt)}`
}

/** What a token says; null when it is not ours, has been changed, or is older than a day. */
export function readFormToken(token: unknown, now: Date): FormToken | null {
  const parts = typeof token === 'string' ? pattern.exec(token)?.groups : undefined
  if (!parts) return null
  const { key = '', madeAt = '', signature = '' } = parts
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, madeAt)))
  const ageMs = now.getTime() - Number.parseInt(madeAt, 36)
  return isOurs && ageMs >= 0 && ageMs <= longestMs ? { key, ageMs } : null
}
