import { useCallback, useState } from 'react'
import type { SearchEngine } from './search-engine.ts'

/** The dealers are fetched once while the visitor is on the site, when a search begins. Source: requirement D-382. */
let loading: Promise<SearchEngine> | undefined

function load(): Promise<SearchEngine> {
  loading ??= import('./search-engine.ts').then(({ loadSearchEngine }) => loadSearchEngine())
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

type State = { readonly engine: SearchEngine | null; readonly isFailed: boolean }

/** Returns the search over all dealers once `prepare` was called; `prepare` also tries again after a failure. */
export function useSearchEngine(): State & { readonly prepare: () => void } {
  const [state, setState] = useState<State>({ engine: null, isFailed: false })
  const prepare = useCallback(() => {
    load().then(
      // The same state is no update: every letter typed prepares again.
      (engine) => setState((state) => (state.engine === engine ? state : { engine, isFailed: false })),
      () => setState({ engine: null, isFailed: true }),
    )
  }, [])
  return { ...state, prepare }
}
