import { useCallback, useEffect, useState } from 'react'

/** What the server answers to a question of the browser, as far as it has. */
export type Answer<Data> =
  | { readonly state: 'ready'; readonly data: Data }
  | { readonly state: 'loading' | 'failed' }

/** Milliseconds a visitor waits before being told. */
const patience = 10_000

const loading = { state: 'loading' } as const
const failed = { state: 'failed' } as const

/**
 * Asks the server for JSON. An answer belongs to its question: once another address is asked, neither the old answer
 * nor one that comes late is given any more.
 *
 * @param address null as long as there is nothing to ask
 */
export function useAnswer<Data>(address: string | null): { answer: Answer<Data>; retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const question = address === null ? null : `${attempt} ${address}`
  const [settled, setSettled] = useState<{ question: string; answer: Answer<Data> }>()
  const retry = useCallback(() => setAttempt((number) => number + 1), [])
  useEffect(() => {
    if (address === null || question === null) return
    const leaving = new AbortController()
    const settle = (answer: Answer<Data>) => {
      if (!leaving.signal.aborted) setSettled({ question, answer })
    }
    const ask = async () => {
      const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(patience)])
      const response = await fetch(address, { signal })
      if (!response.ok) throw new Error(String(response.status))
      return (await response.json()) as Data
    }
    ask().then(
      (data) => settle({ state: 'ready', data }),
      () => settle(failed),
    )
    return () => leaving.abort()
  }, [address, question])
  return { answer: settled !== undefined && settled.question === question ? settled.answer : loading, retry }
}
