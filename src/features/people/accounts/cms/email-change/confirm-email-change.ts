import { APIError, type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { clientNetwork } from '#platform/http/client-address.ts'
import { mailOutbox } from '#platform/outbox/mail-outbox.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { isSignedIn } from '../access.ts'
import { beginAttempt, recordSuccess } from '../sign-in-attempts.ts'
import { isPasswordOf } from './password-check.ts'

/** Marks a request whose sender has entered the password of the account. */
const confirmed = 'passwordConfirmed'

const normalised = (email: unknown) => (typeof email === 'string' ? email.toLowerCase().trim() : '')

function rejectPassword(req: PayloadRequest, message: string): never {
  const errors = [{ label: 'Current password', message, path: 'currentPassword' }]
  throw new ValidationError({ collection: 'users', errors }, req.t)
}

/**
 * Checks the current password in a request that changes the e-mail of the caller's account, before the transaction of the
 * change begins. Wrong passwords are delayed like those of sign-ins. The password goes no further.
 *
 * @throws APIError or ValidationError
 */
export async function confirmEmailChange(req: PayloadRequest): Promise<void> {
  const { data, payload, user } = req
  if (!data || data.email === undefined) return
  const { currentPassword, ...rest } = data
  req.data = rest
  // Opens the outbox now: see `mailOutbox`.
  await mailOutbox(payload)
  if (!isSignedIn(user) || normalised(data.email) === normalised(user.email)) return
  if (typeof currentPassword !== 'string' || currentPassword.trim() === '') return
  const candidate = { network: clientNetwork(req), email: user.email }
  const now = () => siteClock().now().getTime()
  const waitMs = await beginAttempt(payload, candidate, now())
  if (waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1_000)
    throw new APIError(`There have been too many attempts. Please try again in ${seconds} s.`, 429)
  }
  const account = { id: Number(user.id), email: user.email }
  if (!(await isPasswordOf(payload, account, currentPassword)))
    rejectPassword(req, 'This is not your current password.')
  await recordSuccess(payload, candidate, now())
  req.context[confirmed] = true
}

/**
 * Refuses a change of the caller's own e-mail without the current password, because a caller who has the e-mail of an account
 * can take it over. Administrators change the e-mails of others without.
 */
export const requireConfirmation: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const isOwn = operation === 'update' && isSignedIn(req.user) && req.user.id === originalDoc?.id
  if (!isOwn || data.email === undefined || normalised(data.email) === normalised(originalDoc.email))
    return data
  if (req.context[confirmed] !== true)
    rejectPassword(req, 'Enter your current password to change your e-mail.')
  return data
}
