/** A refusal: its status, and a sentence for whoever asked. */
export type Fault = { readonly status: number; readonly message: string }

const notJson: Fault = { status: 400, message: 'The request holds JSON that cannot be read.' }
const notAValue: Fault = { status: 400, message: 'The request holds a value that does not fit its field.' }

/**
 * SQLSTATEs of what a caller's value or operator can bring about: data exceptions (class 22), and an operator that
 * its field's type does not have.
 */
const ofTheValue = /^(?:22...|42883)$/

const notAForm: Fault = { status: 400, message: 'The request holds a form that cannot be read.' }

/** What Payload, and busboy, which reads forms for it, say of one they cannot read. */
const unreadableForm =
  /^(?:Multipart: |Malformed |Unexpected end of |Missing Content-Type|Unsupported content|Request is not eligible)/

/**
 * What an error thrown while answering a REST request says to its caller; undefined when the fault is ours.
 * Payload hands on what JSON.parse and Postgres throw over a caller's words as if they were faults of its own.
 */
export function callersFault(error: unknown): Fault | undefined {
  if (!(error instanceof Error)) return undefined
  const status = 'status' in error && typeof error.status === 'number' ? error.status : undefined
  if (status !== undefined && status >= 400 && status < 500) return { status, message: error.message }
  if (error instanceof SyntaxError) return notJson
  if (unreadableForm.test(error.message)) return notAForm
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && ofTheValue.test(cause.code)) return notAValue
  }
  return undefined
}
