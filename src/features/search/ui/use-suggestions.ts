import { useEffect, useState } from 'react'
import type { Language } from '#platform/i18n/languages.ts'
import { askServer } from '#ui/ask-server.ts'
import type { SuggestionGroups } from '../suggestion.ts'

/** Debounce of typing. */
const debounceMs = 150

/** Shorter queries match too much. Characters. */
const minQueryLength = 2

/** The suggestions for a query; `waiting` before the first response. */
export type Suggested = {
  readonly state: 'waiting' | 'ready' | 'failed'
  readonly query: string
  readonly groups: SuggestionGroups
}

/** The page that contains the search. */
export type SearchedPage = {
  readonly language: Language
  /** Whether it may show prices. */
  readonly priced: boolean
}

const initial: Suggested = { state: 'waiting', query: '', groups: [] }

function addressOf(query: string, { language, priced }: SearchedPage): string {
  const parameters = new URLSearchParams({ q: query, language, ...(priced ? {} : { prices: 'none' }) })
  return `/api/search?${parameters}`
}

/**
 * Fetches suggestions for the typed query after a debounce. A newer query aborts the request of an older one; the
 * displayed suggestions stay until the next response.
 */
export function useSuggestions(typed: string, { language, priced }: SearchedPage): Suggested {
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
      const result: Suggested = await askServer<SuggestionGroups>(address, signal).then(
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
