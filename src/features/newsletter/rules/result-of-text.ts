import type { SubscriptionResult } from '../subscriber.ts'

/**
 * What a newsletter service's answer means. It is told by parts of its text, in this order; which field the text
 * stands in is not stated, so it is the message, or the error where there is none.
 *
 * Source: requirements V-140 to V-143; decision V-4.
 */
export function resultOfText({
  msg,
  error,
}: {
  msg?: string | null
  error?: string | null
}): SubscriptionResult {
  const message = msg?.trim() || error?.trim() || ''
  if (message.includes('Member Exists')) return { kind: 'alreadySignedUp' }
  if (message.includes('domain portion')) return { kind: 'invalidEmail' }
  if (message.includes('confirm your email address')) return { kind: 'confirmByEmail', message }
  return { kind: 'other', message }
}
