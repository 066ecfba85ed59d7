import { useCallback, useEffect, useState } from 'react'
import { type CookieChoice, formatChoiceCookie, parseChoiceCookie } from '../../rules/cookie-choice.ts'

export type CookieChoiceState = {
  /** Null without a choice for this revision of the notice. */
  readonly choice: CookieChoice | null
  /** Whether the visitor has to choose. False until the browser's cookies have been read. */
  readonly needsChoice: boolean
  readonly choose: (allowed: readonly string[]) => void
}

/**
 * The visitor's cookie choice. It is read in the browser only, because cached pages are the same for all visitors.
 *
 * @param revision of the notice; a choice for an older one is ignored
 */
export function useCookieChoice(revision: number): CookieChoiceState {
  const [choice, setChoice] = useState<CookieChoice | null | undefined>(undefined)
  useEffect(() => {
    const stored = parseChoiceCookie(document.cookie)
    setChoice(stored?.revision === revision ? stored : null)
  }, [revision])
  const choose = useCallback(
    (allowed: readonly string[]) => {
      const newChoice = { revision, allowed }
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser supports the Cookie Store API
      document.cookie = formatChoiceCookie(newChoice, location.protocol === 'https:')
      setChoice(newChoice)
    },
    [revision],
  )
  return { choice: choice ?? null, needsChoice: choice === null, choose }
}
