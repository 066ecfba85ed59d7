import { ineligibleFormMessage, unknownFieldMessage } from '#platform/payload-internals/messages.ts'

/** An error caused by the caller: its status, and a message for the caller. */
export type CallerError = { readonly status: number; readonly message: string }

const invalidJson: CallerError = { status: 400, message: 'The request contains invalid JSON.' }
const invalidValue: CallerError = {
  status: 400,
  message: 'The request contains a value that is not valid for its field.',
}

/**
 * SQLSTATEs caused by a caller's value or operator: data exceptions (class 22), an operator that the field's type does
 * not have, and a comparison for which Payload writes the operator without a value.
 */
const valueErrors = /^(?:22...|42883|42601)$/

/** SQLSTATEs of a reference to a document that does not exist, and of a missing required value. */
const documentErrors = /^(?:23503|23502)$/
const invalidReference: CallerError = {
  status: 400,
  message: 'The request refers to a document that does not exist, or a required value is missing.',
}

const unknownField: CallerError = { status: 400, message: 'The request names a field that does not exist.' }

const unknownFile: CallerError = { status: 404, message: 'There is no such file.' }

const invalidForm: CallerError = {
  status: 400,
  message: 'The request contains a form that cannot be parsed.',
}

/** Messages of Payload and of busboy, its form parser, about invalid forms. */
const unreadableForm = new RegExp(
  `^(?:Multipart: |Malformed |Unexpected end of |Missing Content-Type|Unsupported content|${ineligibleFormMessage})`,
)

/**
 * Returns the status and message for an error that the caller of a REST request caused; undefined for our own errors.
 * Payload passes on errors of JSON.parse and Postgres about the caller's input as internal errors.
 */
export function callerError(error: unknown): CallerError | undefined {
  if (!(error instanceof Error)) return undefined
  const status = 'status' in error && typeof error.status === 'number' ? error.status : undefined
  if (status !== undefined && status >= 400 && status < 500) return { status, message: error.message }
  if (error instanceof SyntaxError) return invalidJson
  if (error.message.startsWith(unknownFieldMessage)) return unknownField
  if (unreadableForm.test(error.message)) return invalidForm
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (valueErrors.test(code)) return invalidValue
    if (documentErrors.test(code)) return invalidReference
    if (code === 'ENAMETOOLONG') return unknownFile
  }
  return undefined
}
