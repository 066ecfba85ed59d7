'use client'

import { fill, type Template } from '#platform/i18n/fill.ts'
import { timeZone } from '#platform/site/market.ts'
import { calendarDayOf } from '#platform/time/clock.ts'
import { livePhase } from '../rules/live-times.ts'
import { type LiveOptions, type LiveState, useLiveResults } from './use-live-results.ts'

const time = new Intl.DateTimeFormat('en-ZA', {
  ...{ timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit', second: '2-digit' },
})

/**
 * Formats a moment in Johannesburg, in milliseconds: `14:32:10`, or `2026-10-24 14:32:10` when it is not on the day of
 * `now`.
 */
function formatMoment(moment: number, now: number): string {
  const day = calendarDayOf(new Date(moment))
  const clock = time.format(moment)
  return day === calendarDayOf(new Date(now)) ? clock : `${day} ${clock}`
}

type Props = LiveOptions & {
  labels: Readonly<Record<'live' | 'quiet' | 'unreachable' | 'over' | 'begins', Template<'time'>>>
}

const labelOf = {
  before: 'begins',
  live: 'live',
  quiet: 'quiet',
  failed: 'unreachable',
  over: 'over',
} as const satisfies Record<Exclude<LiveState, 'unknown'>, keyof Props['labels']>

/** What is said in a state: when results begin to come in, or from when those on the page are. */
function textOf(state: Exclude<LiveState, 'unknown'>, { changedAt, times, clockOffset, labels }: Props) {
  const now = Date.now() + clockOffset
  const place = livePhase(times, now)
  const moment =
    state === 'before' && place.phase === 'before' ? place.begins : Date.parse(changedAt) + clockOffset
  return fill(labels[labelOf[state]], { time: formatMoment(moment, now) })
}

/** Says how recent the results below are, and keeps them up to date while a round runs. */
export function LiveResults(props: Props) {
  const state = useLiveResults(props)
  return (
    <p role="status" data-live={state} className="mb-6 flex min-h-6 items-baseline gap-2.5 text-ink-2">
      {state === 'live' ? (
        <span aria-hidden="true" className="size-2.5 flex-none rounded-full bg-accent" />
      ) : null}
      {state === 'unknown' ? null : <span className="figures">{textOf(state, props)}</span>}
    </p>
  )
}
