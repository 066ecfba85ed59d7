'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import { calendarDayOf } from '#platform/time/clock.ts'
import { dayName, openingLabel } from '../opening-labels.ts'
import { openState } from '../rules/open-state.ts'
import { type OpeningHours, openingDays } from '../rules/opening-hours.ts'
import type { OpeningTexts } from '../texts.ts'

type Props = {
  hours: readonly OpeningHours[]
  /** ISO days of the public holidays around today in the dealer's country. */
  holidays: readonly string[]
  /** Milliseconds the site clock is ahead of the system clock, when it is set (decision G-2). */
  clockOffset: number
  labels: OpeningTexts
}

const minuteMs = 60_000

/** A zero-width space: without text the label has no baseline, and the line it stands in would change height. */
const emptyLine = '\u200b'

function labelAt({ hours, holidays, labels }: Omit<Props, 'clockOffset'>, now: Date) {
  const state = openState(hours, holidays, now)
  const { text, time, day } = openingLabel(state, calendarDayOf(now))
  const label =
    text === 'closed' ? labels.closed : fill(labels[text], { time, day: day ? dayName(day, labels) : '' })
  return { label, isOpen: state.isOpen }
}

/** The longest label there can be, which reserves the width before the state is known. */
function longestLabel(labels: OpeningTexts): string {
  const time = '00:00'
  const days = openingDays.slice(0, 7).map((day) => fill(labels.opensOn, { time, day: dayName(day, labels) }))
  const others = [labels.openUntil, labels.opensToday, labels.opensTomorrow].map((text) =>
    fill(text, { time }),
  )
  return [...days, ...others].reduce((one, other) => (other.length > one.length ? other : one))
}

/**
 * Whether a dealer is open at this moment, and until when. The page is cached, so the server cannot tell; it reserves the
 * space, so that nothing moves when the browser can.
 */
export function OpenNow({ clockOffset, ...props }: Props) {
  const readMinute = useCallback(() => Math.floor((Date.now() + clockOffset) / minuteMs), [clockOffset])
  const subscribe = useCallback((tick: () => void) => {
    const timer = setInterval(tick, minuteMs / 2)
    return () => clearInterval(timer)
  }, [])
  const minute = useSyncExternalStore(subscribe, readMinute, () => undefined)
  const shown = minute === undefined ? null : labelAt(props, new Date(minute * minuteMs))
  return (
    <span
      data-open={shown?.isOpen}
      data-longest={longestLabel(props.labels)}
      className="inline-grid grid-rows-[minmax(1lh,auto)_0] after:invisible after:h-0 after:overflow-hidden after:pl-[1.125rem] after:content-[attr(data-longest)]"
    >
      <span className="flex items-baseline gap-2.5">
        {shown ? (
          <>
            <span
              aria-hidden="true"
              className={`size-2 flex-none self-center rounded-full ${shown.isOpen ? 'bg-success' : 'border-[1.5px] border-current'}`}
            />
            {shown.label}
          </>
        ) : (
          emptyLine
        )}
      </span>
    </span>
  )
}
