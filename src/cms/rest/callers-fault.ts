import {
  ineligibleFormMessage,
  unfetchedFileMessage,
  unknownFieldMessage,
} from '#platform/payload-internals/messages.ts'

/** A refusal: its status, and a sentence for whoever asked. */
export type Fault = { readonly status: number; readonly message: string }

const notJson: Fault = { status: 400, message: 'The request holds JSON that cannot be read.' }
const notAValue: Fault = { status: 400, message: 'The request holds a value that does not fit its field.' }

/**
 * SQLSTATEs of what a caller's value or operator can bring about: data exceptions (class 22), an operator that its
 * field's type does not have, and a comparison of which Payload writes the operator and leaves out the value.
 */
const ofTheValue = /^(?:22...|42883|42601)$/

/** SQLSTATEs of a reference to a document that is not there, and of a row without a value it has to have. */
const ofTheDocument = /^(?:23503|23502)$/
const notADocument: Fault = {
  status: 400,
  message: 'The request refers to a document that is not there, or leaves out a value that is needed.',
}

const noSuchField: Fault = { status: 400, message: 'The request names a field that is not there.' }

const fileNotFetched: Fault = {
  status: 400,
  message: 'The request names an address no file could be fetched from.',
}

/** The message goes on with the reason when it is about an address. */
const isUnfetched = (message: string) =>
  message.startsWith(unfetchedFileMessage) && /^ \S/.test(message.slice(unfetchedFileMessage.length))

const noSuchFile: Fault = { status: 404, message: 'There is no such file.' }

const notAForm: Fault = { status: 400, message: 'The request holds a form that cannot be read.' }

/** What Payload, and busboy, which reads forms for it, say of one they cannot read. */
const unreadableForm = new RegExp(
  `^(?:Multipart: |Malformed |Unexpected end of |Missing Content-Type|Unsupported content|${ineligibleFormMessage})`,
)

/**
 * What an error thrown while answering a REST request says to its caller; undefined when the fault is ours.
 * Payload hands on what JSON.parse and Postgres throw over a caller's words as if they were faults of its own.
 */
export function callersFault(error: unknown): Fault | undefined {
  if (!(error instanceof Error)) return undefined
  const status = 'status' in error && typeof error.status === 'number' ? error.status : undefined
  if (status !== undefined && status >= 400 && status < 500) return { status, message: error.message }
  if (error instanceof SyntaxError) return notJson
  if (isUnfetched(error.message)) return fileNotFetched
  if (error.message.startsWith(unknownFieldMessage)) return noSuchField
  if (unreadableForm.test(error.message)) return notAForm
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (ofTheValue.test(code)) return notAValue
    if (ofTheDocument.test(code)) return notADocument
    if (code === 'ENAMETOOLONG') return noSuchFile
  }
  return undefined
}
