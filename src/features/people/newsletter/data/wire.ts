import { z } from 'zod'
import type { SubscriptionResult } from '../subscriber.ts'

/** The response of the newsletter contract. Source: requirement V-314. */
export const subscribeResponse = z.object({
  result: z.string().nullish(),
  msg: z.string().nullish(),
  error: z.string().nullish(),
})

/** Contains the text by which clients of the contract recognise this result. */
export const confirmMessage =
  'Almost there: please confirm your email address by following the link we have just sent to it.'

/** Returns a result in the shape and with the texts of the contract. */
export function responseOf(result: SubscriptionResult): { result: string; msg: string; error: string } {
  switch (result.kind) {
    case 'alreadySignedUp':
      return { result: 'error', msg: 'Member Exists', error: '' }
    case 'invalidEmail':
      return { result: 'error', msg: 'The domain portion of the email address is invalid.', error: '' }
    case 'confirmByEmail':
      return { result: 'success', msg: result.message, error: '' }
    case 'other':
      return { result: 'error', msg: result.message, error: '' }
  }
}
