/**
 * Calls of server functions that have reached their function, by request id. Next decodes the arguments before that,
 * and answers 500 when it cannot: the HTTP entry tells such calls from those that failed over a fault of ours. On
 * globalThis because Next bundles this module on its own.
 */
const slot = globalThis as typeof globalThis & { forecourtServerCalls?: Set<string> }

const reached = () => {
  slot.forecourtServerCalls ??= new Set()
  return slot.forecourtServerCalls
}

/** Notes that a call has reached its function. */
export function noteServerCall(requestId: string): void {
  reached().add(requestId)
}

/** Whether a call has reached its function. */
export function hasReachedFunction(requestId: string): boolean {
  return reached().has(requestId)
}

/** The same, and removes the note. */
export function takeServerCall(requestId: string): boolean {
  return reached().delete(requestId)
}
