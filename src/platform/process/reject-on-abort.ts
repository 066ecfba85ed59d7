/**
 * Returns a promise that never resolves, and rejects when the signal is aborted. Race it with work that ignores the
 * signal.
 */
export function rejectOnAbort(signal: AbortSignal, message = 'Timed out.'): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(new Error(message))
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail, { once: true })
  })
}
