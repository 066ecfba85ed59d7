import { clockOffset } from '#features/dealers/server.ts'
import { calendarDayOf } from '#platform/clock.ts'
import { formatDay } from '#platform/format-day.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { LazyCountdown } from '#ui/content/lazy-countdown.island.tsx'
import { pageRenderingTexts } from '../../texts.ts'
import type { Slide } from './purchase-links.ts'

/** When the countdown of a slide ends, as an ISO moment; null without one, or while no moment is chosen. */
export function countdownTarget({ countdownTimer, countdownTarget: target }: Slide): string | null {
  if (!countdownTimer || countdownTimer === 'none' || !target) return null
  return Number.isNaN(Date.parse(target)) ? null : target
}

type Props = { target: string; title: string; language: Language }

/**
 * The countdown of a slide, with its day for print and for visitors without JavaScript.
 *
 * Source: requirements C-036 to C-038; decision C-4.
 */
export function SlideCountdown({ target, title, language }: Props) {
  const { to, ...labels } = pageRenderingTexts(language).countdown
  return (
    // On a picture, grey labels have too little contrast.
    <div className="mt-6 [--color-ink-2:var(--color-ink)]">
      <LazyCountdown
        target={target}
        label={fill(to, { title })}
        clockOffset={clockOffset()}
        labels={labels}
      />
      <p className="mt-2 text-small">
        <time dateTime={target}>{formatDay(calendarDayOf(new Date(target)), language)}</time>
      </p>
    </div>
  )
}
