import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchJson } from '#ui/fetch-json.ts'
import type { FoundVehicles } from '../found.ts'
import { addressOf, type ResultView } from '../rules/result-view.ts'
import { readSearch, searchAddress } from '../rules/search-query.ts'
import type { StockSearch } from '../rules/stock-search.ts'

const sectionPath = '/sections/used-vehicles'

const searchInAddress = () => readSearch(new URLSearchParams(window.location.search))

const isSame = (one: StockSearch, other: StockSearch) => searchAddress(one) === searchAddress(other)

/**
 * The search of the page and its result. A change is in the address at once, fetched, and shown when it arrives; requests
 * for earlier changes are aborted. Back and forward restore the search of their address.
 */
export function useVehicleSearch(initialSearch: StockSearch, initial: FoundVehicles, view: ResultView) {
  const [search, setSearch] = useState(initialSearch)
  const [found, setFound] = useState(initial)
  const [status, setStatus] = useState<'ready' | 'loading' | 'failed'>('ready')
  const latest = useRef(initialSearch)
  const request = useRef<AbortController>(null)

  const load = useCallback(
    async (wanted: StockSearch) => {
      request.current?.abort()
      const controller = new AbortController()
      request.current = controller
      latest.current = wanted
      setSearch(wanted)
      setStatus('loading')
      try {
        const result = await fetchJson<FoundVehicles>(addressOf(wanted, view, sectionPath), controller.signal)
        if (controller.signal.aborted) return
        setFound(result)
        setStatus('ready')
      } catch {
        if (!controller.signal.aborted) setStatus('failed')
      }
    },
    [view],
  )

  const choose = useCallback(
    (wanted: StockSearch) => {
      if (isSame(wanted, latest.current)) return
      window.history.pushState(null, '', addressOf(wanted, view))
      void load(wanted)
    },
    [load, view],
  )

  useEffect(() => {
    const restore = () => {
      const wanted = searchInAddress()
      if (window.location.pathname === '/pre-owned' && !isSame(wanted, latest.current)) void load(wanted)
    }
    // A page from the history has the result of the address under which it was first loaded.
    restore()
    window.addEventListener('popstate', restore)
    return () => {
      window.removeEventListener('popstate', restore)
      request.current?.abort()
    }
  }, [load])

  return {
    ...{ search, found, status, choose },
    change: useCallback(
      (values: Partial<StockSearch>) => choose({ ...latest.current, page: 1, ...values }),
      [choose],
    ),
    retry: useCallback(() => void load(latest.current), [load]),
  }
}
