import { useCallback, useState } from 'react'
import type { SearchEngine } from './search-engine.ts'

/** The dealers are fetched once while the visitor is on the site, when a search begins. Source: requirement D-382. */
let loading: Promise<SearchEngine> | undefined

function load(): Promise<SearchEngine> {
  if (loading) return loading
  const attempt = import('./search-engine.ts').then(({ loadSearchEngine }) => loadSearchEngine())
  attempt.catch(() => {
    if (loading === attempt) loading = undefined
  })
  loading = attempt
  return attempt
}

type State = { readonly engine: SearchEngine | null; readonly isFailed: boolean }

type Preparation = State & {
  /** Fetches the dealers, unless they are there or on their way. */
  readonly prepare: () => void
  /** Fetches them again: a visitor who asks for it does not wait for a request that is about to fail. */
  readonly retry: () => void
}

/** Returns the search over all dealers once `prepare` was called. */
export function useSearchEngine(): Preparation {
  const [state, setState] = useState<State>({ engine: null, isFailed: false })
  const prepare = useCallback(() => {
    load().then(
      // The same state is no update: every letter typed prepares again.
      (engine) => setState((state) => (state.engine === engine ? state : { engine, isFailed: false })),
      () => {
        if (!loading) setState({ engine: null, isFailed: true })
      },
    )
  }, [])
  const retry = useCallback(() => {
    loading = undefined
    prepare()
  }, [prepare])
  return { ...state, prepare, retry }
}
