import type { SubscriptionResult } from '../subscriber.ts'

/**
 * Returns the result that the response of a newsletter service means, recognised by parts of its text, in this order.
 * The specification does not say which member holds the text: `msg` is read, or `error` when `msg` is blank.
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
