import { useMemo, useSyncExternalStore } from 'react'

const minuteMs = 60_000

function subscribe(tick: () => void): () => void {
  const timer = setInterval(tick, minuteMs / 4)
  return () => clearInterval(timer)
}

/**
 * Returns the current time to the minute, and null on the server: a cached page cannot state a time.
 *
 * @param offset milliseconds by which the site clock is ahead of the system clock
 */
export function useNow(offset: number): Date | null {
  const minute = useSyncExternalStore(
    subscribe,
    () => Math.floor((Date.now() + offset) / minuteMs),
    () => null,
  )
  return useMemo(() => (minute === null ? null : new Date(minute * minuteMs)), [minute])
}
