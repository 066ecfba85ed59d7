/** Of Node: nobody listens, or somebody hung up. */
const ofTheSocket = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/

/** SQLSTATEs of a connection that failed (class 08), of too many, and of a server that shuts down or starts. */
const ofTheServer = /^(?:08...|53300|57P0[123])$/

/** What pg says without a code. */
const ofTheClient = /Connection terminated|timeout exceeded when trying to connect|is not queryable/

/** Whether an error means that the database did not answer, as opposed to what it answered. */
export function isConnectionLost(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (ofTheSocket.test(code) || ofTheServer.test(code) || ofTheClient.test(cause.message)) return true
  }
  return false
}
