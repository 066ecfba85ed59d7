import { useCallback, useEffect, useState } from 'react'
import { type CookieChoice, cookieChoiceIn, cookieOfChoice } from '../../rules/cookie-choice.ts'

export type Choosing = {
  /** What is chosen; null while nothing is, or not for this revision of the notice. */
  readonly choice: CookieChoice | null
  /** Whether the visitor is to be asked. False until the browser's cookies were looked at. */
  readonly asked: boolean
  readonly choose: (allowed: readonly string[]) => void
}

/**
 * What the visitor chose about cookies, kept in the browser alone: pages are the same for everybody.
 *
 * @param revision of the notice; an answer to an older one does not count
 */
export function useCookieChoice(revision: number): Choosing {
  const [choice, setChoice] = useState<CookieChoice | null | undefined>(undefined)
  useEffect(() => {
    const kept = cookieChoiceIn(document.cookie)
    setChoice(kept?.revision === revision ? kept : null)
  }, [revision])
  const choose = useCallback(
    (allowed: readonly string[]) => {
      const made = { revision, allowed }
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
      document.cookie = cookieOfChoice(made, location.protocol === 'https:')
      setChoice(made)
    },
    [revision],
  )
  return { choice: choice ?? null, asked: choice === null, choose }
}
