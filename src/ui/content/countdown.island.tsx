'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { timeLeft } from './time-left.ts'

type Props = {
  /** ISO date and time with UTC offset: `2025-05-18T00:00:00+02:00`. */
  target: string
  /** Name of the event, for screen readers. */
  label: string
  /** Milliseconds the site clock is ahead of the system clock, when it is set (decision G-2). */
  clockOffset?: number
  labels: {
    readonly days: string
    readonly hours: string
    readonly minutes: string
    readonly seconds: string
  }
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const

/** Counts down days, hours, minutes and seconds, and stays at zero afterwards. */
export function Countdown({ target, label, clockOffset = 0, labels }: Props) {
  const moment = Date.parse(target)
  const readSeconds = useCallback(() => Math.floor((Date.now() + clockOffset) / 1000), [clockOffset])
  const subscribe = useCallback(
    (tick: () => void) => {
      const timer = setInterval(() => {
        tick()
        if (readSeconds() * 1000 >= moment) clearInterval(timer)
      }, 250)
      return () => clearInterval(timer)
    },
    [readSeconds, moment],
  )
  // The page is cached, so the server cannot render the current time.
  const now = useSyncExternalStore(subscribe, readSeconds, () => undefined)
  const left = timeLeft(moment, now === undefined ? moment : now * 1000)
  return (
    <div role="timer" aria-label={label} className="flex flex-wrap gap-x-6 gap-y-3">
      {units.map((unit) => (
        <div key={unit} className="grid min-w-14">
          <span data-unit={unit} className={`figures text-figure ${now === undefined ? 'invisible' : ''}`}>
            {String(left[unit]).padStart(2, '0')}
          </span>
          <span className="mt-1.5 text-ink-2 text-small">{labels[unit]}</span>
        </div>
      ))}
    </div>
  )
}
