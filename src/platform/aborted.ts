/** Returns a promise that never resolves and rejects when the signal is aborted: a bound for what ignores its signal. */
export function rejectedOnAbort(signal: AbortSignal, message = 'It took too long.'): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(new Error(message))
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail, { once: true })
  })
}
