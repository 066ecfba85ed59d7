/** An error that the operator can fix. Its message is printed without a stack. */
export class OperatorError extends Error {
  /** With which the process ends. */
  readonly exitCode: number

  constructor(message: string, { exitCode = 1, ...options }: ErrorOptions & { exitCode?: number } = {}) {
    super(message, options)
    this.name = 'OperatorError'
    this.exitCode = exitCode
  }
}

/** Returns the message of a thrown value. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}
