import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  ValidationError,
} from 'payload'

/** The same as the configuration asks of the first administrator's. */
const shortestPassword = 12

/** A short password is found by trying, however it is stored. */
export const requireLongPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  const password: unknown = data?.password
  if (typeof password !== 'string' || password.length >= shortestPassword) return data
  const message = `A password has at least ${shortestPassword} characters.`
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

/**
 * Where no mail is sent nobody is sent a way to a new password. Said before the account is looked up, so that the
 * answer does not tell whether there is one.
 */
export const refuseResetByMail: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation !== 'forgotPassword' || req.payload.email.name !== 'none') return
  const message = 'This site sends no mail. Ask an administrator to set a new password.'
  throw new APIError(message, 403)
}
