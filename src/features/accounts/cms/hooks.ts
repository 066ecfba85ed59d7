import {
  APIError,
  AuthenticationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  ValidationError,
} from 'payload'
import { passwordFault } from '../rules/password.ts'

/** A password that is short or easily guessed is found by trying, however it is stored. */
export const requireGoodPassword: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const password: unknown = data?.password
  if (typeof password !== 'string') return data
  const message = passwordFault(password, { ...originalDoc, ...data })
  if (message === undefined) return data
  throw new ValidationError({ collection: 'users', errors: [{ message, path: 'password' }] }, req.t)
}

/** An account whose password is due to be changed changes nothing else about itself meanwhile. */
export const keepUntilPasswordChanged: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const isDue = req.user && 'passwordChangeDue' in req.user && req.user.passwordChangeDue
  return isDue && originalDoc ? { ...data, name: originalDoc.name, email: originalDoc.email } : data
}

/** A password its owner has chosen is no longer due to be changed. */
export const settlePasswordChange: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'update' && data.password ? { ...data, passwordChangeDue: false } : data

/** Whoever is switched off is signed out everywhere. */
export const endSessionsOfDisabled: CollectionBeforeChangeHook = ({ data }) =>
  data.disabled ? { ...data, sessions: [] } : data

/** Answered like a wrong password: whether there is such an account is nobody's business. */
export const refuseDisabled: CollectionBeforeLoginHook = ({ req, user }) => {
  if (user.disabled) throw new AuthenticationError(req.t)
}

/** A change of several accounts at once could remove the last administrator between two looks. */
export const refuseBulk: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) => {
  const isChange = operation === 'update' || operation === 'delete'
  const isBulk = isChange && (args as { id?: unknown }).id === undefined
  if (isBulk && !overrideAccess) throw new APIError('Accounts are changed one at a time.', 400)
}

/**
 * Where no mail is sent nobody is sent a way to a new password. Said before the account is looked up, so that the
 * answer does not tell whether there is one.
 */
export const refuseResetByMail: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation !== 'forgotPassword' || req.payload.email.name !== 'none') return
  const message = 'This site sends no mail. Ask an administrator to set a new password.'
  throw new APIError(message, 403)
}
