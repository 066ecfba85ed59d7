/**
 * Request ids of server function calls that have reached their function. Next decodes the arguments first, and responds
 * with 500 when that fails; this lets the HTTP entry tell undecodable calls from errors in our code. The slot is on
 * globalThis because Next bundles this module separately.
 */
const slot = globalThis as typeof globalThis & { forecourtServerCalls?: Set<string> }

const reached = () => {
  slot.forecourtServerCalls ??= new Set()
  return slot.forecourtServerCalls
}

/** Records that a call has reached its function. */
export function recordServerCall(requestId: string): void {
  reached().add(requestId)
}

/** Whether a call has reached its function. */
export function hasReachedFunction(requestId: string): boolean {
  return reached().has(requestId)
}

/** Returns whether a call has reached its function, and removes the record. */
export function consumeServerCall(requestId: string): boolean {
  return reached().delete(requestId)
}
