/** Node error codes of a refused or broken connection. */
const socketErrors = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/

/**
 * SQLSTATEs of a failed connection (class 08), too many connections, and a server that is shutting down or starting.
 */
const serverErrors = /^(?:08...|53300|57P0[123])$/

/** Messages of errors that pg throws without a code. */
const clientMessages = /Connection terminated|timeout exceeded when trying to connect|is not queryable/

/** Whether an error means that the database could not be reached, rather than that it rejected a statement. */
export function isConnectionLost(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (socketErrors.test(code) || serverErrors.test(code) || clientMessages.test(cause.message)) return true
  }
  return false
}
