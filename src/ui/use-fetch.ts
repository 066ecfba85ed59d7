import { useCallback, useEffect, useState } from 'react'
import { fetchJson } from './fetch-json.ts'

/** State of a request to the server. */
export type FetchState<Data> =
  | { readonly state: 'ready'; readonly data: Data }
  | { readonly state: 'loading' | 'failed' }

const loading = { state: 'loading' } as const
const failed = { state: 'failed' } as const

type Query<Data> = { result: FetchState<Data>; retry: () => void }

/**
 * Fetches JSON from the server. Responses to a previous address are ignored.
 *
 * @param address null while there is nothing to fetch
 */
export function useFetch<Data>(address: string | null): Query<Data> {
  const [attempt, setAttempt] = useState(0)
  const request = address === null ? null : `${attempt} ${address}`
  const [settled, setSettled] = useState<{ request: string; answer: FetchState<Data> }>()
  const retry = useCallback(() => setAttempt((number) => number + 1), [])
  useEffect(() => {
    if (address === null || request === null) return
    const controller = new AbortController()
    const settle = (answer: FetchState<Data>) => {
      if (!controller.signal.aborted) setSettled({ request, answer })
    }
    fetchJson<Data>(address, controller.signal).then(
      (data) => settle({ state: 'ready', data }),
      () => settle(failed),
    )
    return () => controller.abort()
  }, [address, request])
  return { result: settled !== undefined && settled.request === request ? settled.answer : loading, retry }
}
