import { useCallback, useEffect, useState } from 'react'
import { type CookieChoice, cookieChoiceIn, cookieOfChoice } from '../../rules/cookie-choice.ts'

export type Choosing = {
  /** Null without a choice for this revision of the notice. */
  readonly choice: CookieChoice | null
  /** Whether the visitor has to choose. False until the browser's cookies have been read. */
  readonly asked: boolean
  readonly choose: (allowed: readonly string[]) => void
}

/**
 * The visitor's cookie choice. It is read in the browser only, because cached pages are the same for all visitors.
 *
 * @param revision of the notice; a choice for an older one is ignored
 */
export function useCookieChoice(revision: number): Choosing {
  const [choice, setChoice] = useState<CookieChoice | null | undefined>(undefined)
  useEffect(() => {
    const stored = cookieChoiceIn(document.cookie)
    setChoice(stored?.revision === revision ? stored : null)
  }, [revision])
  const choose = useCallback(
    (allowed: readonly string[]) => {
      const newChoice = { revision, allowed }
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser supports the Cookie Store API
      document.cookie = cookieOfChoice(newChoice, location.protocol === 'https:')
      setChoice(newChoice)
    },
    [revision],
  )
  return { choice: choice ?? null, asked: choice === null, choose }
}
