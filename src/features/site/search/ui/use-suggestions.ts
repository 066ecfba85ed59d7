import { useEffect, useState } from 'react'
import type { Language } from '#platform/i18n/languages.ts'
import { fetchJson } from '#ui/fetch-json.ts'
import type { SuggestionGroups } from '../suggestion.ts'

/** Debounce of typing. */
const debounceMs = 150

/** Shorter queries match too much. Characters. */
const minQueryLength = 2

/** The suggestions for a query; `waiting` before the first response. */
export type SuggestionsState = {
  readonly state: 'waiting' | 'ready' | 'failed'
  readonly query: string
  readonly groups: SuggestionGroups
}

/** The page that contains the search. */
export type SearchContext = {
  readonly language: Language
  /** Whether it may show prices. */
  readonly priced: boolean
}

const initial: SuggestionsState = { state: 'waiting', query: '', groups: [] }

function addressOf(query: string, { language, priced }: SearchContext): string {
  const parameters = new URLSearchParams({ q: query, language, ...(priced ? {} : { prices: 'none' }) })
  return `/api/search?${parameters}`
}

/**
 * Fetches suggestions for the typed query after a debounce. A newer query aborts the request of an older one; the
 * displayed suggestions stay until the next response.
 */
export function useSuggestions(typed: string, { language, priced }: SearchContext): SuggestionsState {
  const [suggestions, setSuggestions] = useState(initial)
  const query = typed.trim()
  useEffect(() => {
    if (query.length < minQueryLength) {
      setSuggestions(initial)
      return
    }
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(async () => {
      const address = addressOf(query, { language, priced })
      const result: SuggestionsState = await fetchJson<SuggestionGroups>(address, signal).then(
        (groups) => ({ state: 'ready', query, groups }),
        () => ({ state: 'failed', query, groups: [] }),
      )
      if (!signal.aborted) setSuggestions(result)
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, language, priced])
  return suggestions
}
