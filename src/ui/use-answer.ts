import { useCallback, useEffect, useState } from 'react'
import { askServer } from './ask-server.ts'

/** What the server answers to a question of the browser, as far as it has. */
export type Answer<Data> =
  | { readonly state: 'ready'; readonly data: Data }
  | { readonly state: 'loading' | 'failed' }

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
    askServer<Data>(address, leaving.signal).then(
      (data) => settle({ state: 'ready', data }),
      () => settle(failed),
    )
    return () => leaving.abort()
  }, [address, question])
  return { answer: settled !== undefined && settled.question === question ? settled.answer : loading, retry }
}
