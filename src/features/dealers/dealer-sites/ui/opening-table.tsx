import { describeHours, type OpeningHours, openingSpans, spanName } from '#features/dealers/dealers/index.ts'
import { dealerTexts } from '#features/dealers/dealers/texts.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** Opening hours, consecutive days with equal hours as one row. Source: requirements D-253 to D-257. */
export function OpeningTable({ hours, language }: { hours: readonly OpeningHours[]; language: Language }) {
  const { opening } = dealerTexts(language)
  return (
    <dl className="grid grid-cols-1">
      {openingSpans(hours).map((span) => (
        <div
          key={span.from}
          className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-line border-t py-3 last:border-b"
        >
          <dt className="text-ink-2">{spanName(span, opening)}</dt>
          <dd className="figures">{describeHours(span.open, opening.closed)}</dd>
        </div>
      ))}
    </dl>
  )
}
