import { useCallback, useEffect, useState } from 'react'
import { askServer } from './ask-server.ts'

/** State of a request to the server. */
export type Answer<Data> =
  | { readonly state: 'ready'; readonly data: Data }
  | { readonly state: 'loading' | 'failed' }

const loading = { state: 'loading' } as const
const failed = { state: 'failed' } as const

type Query<Data> = { answer: Answer<Data>; retry: () => void }

/**
 * Fetches JSON from the server. Responses to a previous address are ignored.
 *
 * @param address null while there is nothing to fetch
 */
export function useAnswer<Data>(address: string | null): Query<Data> {
  const [attempt, setAttempt] = useState(0)
  const request = address === null ? null : `${attempt} ${address}`
  const [settled, setSettled] = useState<{ request: string; answer: Answer<Data> }>()
  const retry = useCallback(() => setAttempt((number) => number + 1), [])
  useEffect(() => {
    if (address === null || request === null) return
    const controller = new AbortController()
    const settle = (answer: Answer<Data>) => {
      if (!controller.signal.aborted) setSettled({ request, answer })
    }
    askServer<Data>(address, controller.signal).then(
      (data) => settle({ state: 'ready', data }),
      () => settle(failed),
    )
    return () => controller.abort()
  }, [address, request])
  return { answer: settled !== undefined && settled.request === request ? settled.answer : loading, retry }
}
