/** What the log says of an error. */
export type ErrorFacts = {
  readonly type: string
  readonly message: string
  /** Of Postgres (SQLSTATE) or of Node. */
  readonly code?: string
  readonly stack?: string
  readonly cause?: ErrorFacts
}

/** SQLSTATE class 22: a value the database cannot take, which its message repeats in quotes. JSON.parse does the same. */
const valueRefused = /^22/
const deepest = 4

/**
 * An error as facts that hold no personal data: Postgres and drizzle put the values of a statement, an e-mail
 * address say, into messages and properties of what they throw. Other properties are left out altogether.
 */
export function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something was thrown that is no error.' }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.constructor.name,
    message: withoutValues(error, code),
    ...(code !== undefined && { code }),
    ...(frames && frames.length > 0 && { stack: frames.join('\n') }),
    ...(error.cause instanceof Error && depth < deepest && { cause: errorFacts(error.cause, depth + 1) }),
  }
}

/** What was written down of a failed statement, without what visitors put into it. */
export function withoutParameters<Reason>(reason: Reason): Reason | string {
  return typeof reason === 'string' ? reason.replace(/\nparams: .*/s, '') : reason
}

function withoutValues({ name, message }: Error, code: string | undefined): string {
  const statement = withoutParameters(message)
  const quotesValue = valueRefused.test(code ?? '') || name === 'SyntaxError'
  return quotesValue ? statement.replace(/["'].*["']/s, '"…"') : statement
}
