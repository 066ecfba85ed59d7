import type { Language } from '#platform/i18n/languages.ts'
import { resultTexts } from '../texts.ts'

/** Figures about an event, as its organiser states them. Source: requirements C-123 and C-124; decision C-5. */
type EventStats = { readonly stages: number; readonly days: number; readonly crews: number }

type Props = { stats: EventStats; language: Language }

const figures = ['stages', 'days', 'crews'] as const

/** The stages, days and crews of an event. Source: requirements C-123 and C-124. */
export function EventFigures({ stats, language }: Props) {
  const texts = resultTexts(language).motorsportResults
  return (
    <dl className="grid grid-cols-3 gap-x-gutter">
      {figures.map((figure) => (
        <div key={figure} className="flex min-w-0 flex-col-reverse justify-end border-line border-t pt-4">
          <dt className="text-ink-2">{texts[figure]}</dt>
          <dd className="figures text-h2">{stats[figure]}</dd>
        </div>
      ))}
    </dl>
  )
}
