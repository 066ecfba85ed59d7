import {
  APIError,
  AuthenticationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  ValidationError,
} from 'payload'
import { passwordError } from '../rules/password.ts'

/** Refuses a short or common password. */
export const validatePassword: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const password: unknown = data?.password
  if (typeof password !== 'string') return data
  const message = passwordError(password, { ...originalDoc, ...data })
  if (message === undefined) return data
  throw new ValidationError({ collection: 'users', errors: [{ message, path: 'password' }] }, req.t)
}

/** Keeps name and e-mail of an account that must change its password first. */
export const restrictUntilPasswordChanged: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const isDue = req.user && 'passwordChangeDue' in req.user && req.user.passwordChangeDue
  return isDue && originalDoc ? { ...data, name: originalDoc.name, email: originalDoc.email } : data
}

/** Clears the flag once a new password is set. */
export const clearPasswordChangeDue: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'update' && data.password ? { ...data, passwordChangeDue: false } : data

/** Ends all sessions of a disabled account. */
export const endSessionsOfDisabled: CollectionBeforeChangeHook = ({ data }) =>
  data.disabled ? { ...data, sessions: [] } : data

/** Refuses a disabled account with the response to a wrong password, so that its existence is not revealed. */
export const refuseDisabled: CollectionBeforeLoginHook = ({ req, user }) => {
  if (user.disabled) throw new AuthenticationError(req.t)
}

/** Refuses bulk changes, which could remove the last administrator between the check and the write. */
export const refuseBulkChanges: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) => {
  const isChange = operation === 'update' || operation === 'delete'
  const isBulk = isChange && (args as { id?: unknown }).id === undefined
  if (isBulk && !overrideAccess) throw new APIError('Accounts are changed one at a time.', 400)
}

/**
 * Refuses password resets when the site sends no mail. Runs before the account is looked up, so that the response does
 * not reveal whether it exists.
 */
export const refuseResetByMail: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation !== 'forgotPassword' || req.payload.email.name !== 'none') return
  const message = 'This site sends no mail. Ask an administrator to set a new password.'
  throw new APIError(message, 403)
}
