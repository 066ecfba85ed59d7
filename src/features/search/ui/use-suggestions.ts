import { useEffect, useState } from 'react'
import type { Language } from '#platform/i18n/languages.ts'
import { askServer } from '#ui/ask-server.ts'
import type { SuggestionGroups } from '../suggestion.ts'

/** Milliseconds without a key before it is asked. */
const pause = 150

/** Letters below which everything begins with them. */
const fewest = 2

/** What there is to suggest for a question; `waiting` before the first answer. */
export type Suggested = {
  readonly state: 'waiting' | 'ready' | 'failed'
  readonly question: string
  readonly groups: SuggestionGroups
}

/** The page the search stands on. */
export type SearchedPage = {
  readonly language: Language
  /** Whether it may show prices. */
  readonly priced: boolean
}

const nothing: Suggested = { state: 'waiting', question: '', groups: [] }

function addressOf(question: string, { language, priced }: SearchedPage): string {
  const query = new URLSearchParams({ q: question, language, ...(priced ? {} : { prices: 'none' }) })
  return `/api/search?${query}`
}

/**
 * Suggestions for what is typed, asked for after a pause. A question that another one has followed is dropped, so that
 * no late answer takes the place of a newer one; what is there stays until the next answer comes.
 */
export function useSuggestions(typed: string, { language, priced }: SearchedPage): Suggested {
  const [suggested, setSuggested] = useState(nothing)
  const question = typed.trim()
  useEffect(() => {
    if (question.length < fewest) {
      setSuggested(nothing)
      return
    }
    const superseded = new AbortController()
    const { signal } = superseded
    const timer = setTimeout(async () => {
      const address = addressOf(question, { language, priced })
      const answer: Suggested = await askServer<SuggestionGroups>(address, signal).then(
        (groups) => ({ state: 'ready', question, groups }),
        () => ({ state: 'failed', question, groups: [] }),
      )
      if (!signal.aborted) setSuggested(answer)
    }, pause)
    return () => {
      clearTimeout(timer)
      superseded.abort()
    }
  }, [question, language, priced])
  return suggested
}
