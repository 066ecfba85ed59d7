'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { timeLeft } from './time-left.ts'

type Props = {
  /** The moment, with its offset from Greenwich: `2025-05-18T00:00:00+02:00`. */
  target: string
  /** What it counts down to, for screen readers. */
  label: string
  /** How far the site's clock is ahead of the true one, when it was set (decision G-2). Milliseconds. */
  clockAhead?: number
  words: { readonly days: string; readonly hours: string; readonly minutes: string; readonly seconds: string }
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const

/** Counts the days, hours, minutes and seconds to a moment, and stands at zero afterwards. */
export function Countdown({ target, label, clockAhead = 0, words }: Props) {
  const moment = Date.parse(target)
  const read = useCallback(() => Math.floor((Date.now() + clockAhead) / 1000), [clockAhead])
  const subscribe = useCallback(
    (tick: () => void) => {
      const timer = setInterval(() => {
        tick()
        if (read() * 1000 >= moment) clearInterval(timer)
      }, 250)
      return () => clearInterval(timer)
    },
    [read, moment],
  )
  // The page is made once for everybody, so the server does not know what time it will be.
  const now = useSyncExternalStore(subscribe, read, () => undefined)
  const left = timeLeft(moment, now === undefined ? moment : now * 1000)
  return (
    <div role="timer" aria-label={label} className="flex flex-wrap gap-x-6 gap-y-3">
      {units.map((unit) => (
        <div key={unit} className="grid min-w-14">
          <span data-unit={unit} className={`figures text-figure ${now === undefined ? 'invisible' : ''}`}>
            {String(left[unit]).padStart(2, '0')}
          </span>
          <span className="mt-1.5 text-ink-2 text-small">{words[unit]}</span>
        </div>
      ))}
    </div>
  )
}
