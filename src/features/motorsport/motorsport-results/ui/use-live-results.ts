import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { fetchJson } from '#ui/fetch-json.ts'
import type { LiveAnswer } from '../live-answer.ts'
import { type LiveTime, livePhase } from '../rules/live-times.ts'

/** How often a visible page asks while a round runs, in milliseconds. */
const pollMs = 10_000

/** The longest delay of a timer, in milliseconds. */
const maxDelay = 2 ** 31 - 1

/** `unknown` until the browser has looked at the clock: the page is cached. */
export type LiveState = 'unknown' | 'before' | 'live' | 'quiet' | 'failed' | 'over'

export type LiveOptions = {
  readonly address: string
  /** ISO moment of the publication that the page shows. */
  readonly changedAt: string
  readonly times: readonly LiveTime[]
  /** Milliseconds the site clock is ahead of the system clock, when it is set (decision G-2). */
  readonly clockOffset: number
}

/**
 * Follows the publications of a season while a round runs and the page is visible, and has the page rendered again after
 * a new one. When the server still sends the page of before, the next poll asks for it again.
 */
export function useLiveResults({ address, changedAt, times, clockOffset }: LiveOptions): LiveState {
  const { refresh } = useRouter()
  const [state, setState] = useState<LiveState>('unknown')
  const shown = useRef(changedAt)
  useEffect(() => {
    shown.current = changedAt
  }, [changedAt])
  // By value: the same times come with every refresh, and must not start another poll.
  const timesText = JSON.stringify(times)

  useEffect(() => {
    const liveTimes: readonly LiveTime[] = JSON.parse(timesText)
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isAsking = false

    async function ask(): Promise<void> {
      isAsking = true
      try {
        const answer = await fetchJson<LiveAnswer>(address, abort.signal)
        if (abort.signal.aborted) return
        setState(answer.isQuiet ? 'quiet' : 'live')
        if (answer.changedAt !== shown.current) refresh()
      } catch {
        if (!abort.signal.aborted) setState('failed')
      } finally {
        isAsking = false
      }
    }

    async function follow(): Promise<void> {
      clearTimeout(timer)
      const now = Date.now() + clockOffset
      const place = livePhase(liveTimes, now)
      if (place.phase !== 'live') {
        setState(place.phase)
        if (place.phase === 'before') timer = setTimeout(follow, Math.min(place.begins - now, maxDelay))
        return
      }
      // A hidden page asks again once it is visible.
      if (document.hidden || isAsking) return
      await ask()
      if (!abort.signal.aborted) timer = setTimeout(follow, pollMs)
    }

    void follow()
    document.addEventListener('visibilitychange', follow, { signal: abort.signal })
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [address, timesText, clockOffset, refresh])

  return state
}
