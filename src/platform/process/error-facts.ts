/** The facts of an error that are logged. */
export type ErrorFacts = {
  readonly type: string
  readonly message: string
  /** A SQLSTATE of Postgres or an error code of Node. */
  readonly code?: string
  readonly stack?: string
  readonly cause?: ErrorFacts
}

/** SQLSTATE class 22: an invalid value, which the message quotes. JSON.parse quotes its input too. */
const invalidValueCode = /^22/
const maxDepth = 4

/**
 * Returns the facts of an error without personal data: Postgres and Drizzle put the values of a statement, such as an
 * e-mail address, into messages and properties of their errors. All other properties are left out.
 */
export function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'A value that is not an Error was thrown.' }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.constructor.name,
    message: withoutValues(error, code),
    ...(code !== undefined && { code }),
    ...(frames && frames.length > 0 && { stack: frames.join('\n') }),
    ...(error.cause instanceof Error && depth < maxDepth && { cause: errorFacts(error.cause, depth + 1) }),
  }
}

/** Removes the parameters of a failed statement from its message. */
export function withoutParameters<Reason>(reason: Reason): Reason | string {
  return typeof reason === 'string' ? reason.replace(/\nparams: .*/s, '') : reason
}

function withoutValues({ name, message }: Error, code: string | undefined): string {
  const statement = withoutParameters(message)
  const quotesValue = invalidValueCode.test(code ?? '') || name === 'SyntaxError'
  return quotesValue ? statement.replace(/["'].*["']/s, '"…"') : statement
}
