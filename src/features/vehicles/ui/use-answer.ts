import { useCallback, useEffect, useState } from 'react'

/** What the server answers to a question of the browser, as far as it has. */
export type Answer<Data> =
  | { readonly state: 'ready'; readonly data: Data }
  | { readonly state: 'loading' | 'failed' }

/** Milliseconds a visitor waits before being told. */
const patience = 10_000

/**
 * Asks the server for JSON.
 *
 * @param address null as long as there is nothing to ask
 */
export function useAnswer<Data>(address: string | null): { answer: Answer<Data>; retry: () => void } {
  const [answer, setAnswer] = useState<Answer<Data>>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => {
    setAnswer({ state: 'loading' })
    setAttempt((number) => number + 1)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks anew
  useEffect(() => {
    if (address === null) return
    const leaving = new AbortController()
    const ask = async () => {
      const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(patience)])
      const response = await fetch(address, { signal })
      if (!response.ok) throw new Error(String(response.status))
      return (await response.json()) as Data
    }
    ask().then(
      (data) => setAnswer({ state: 'ready', data }),
      () => leaving.signal.aborted || setAnswer({ state: 'failed' }),
    )
    return () => leaving.abort()
  }, [address, attempt])
  return { answer, retry }
}
