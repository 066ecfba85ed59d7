import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { calendarDayOf } from '#platform/time/clock.ts'
import { formatDay } from '#platform/time/format-day.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { stockVehicleTexts } from '../texts.ts'

/** In place of the price of a sold vehicle: since when it is sold, and a link to others. */
export function SoldNotice({ soldAt, language }: { soldAt: string; language: Language }) {
  const { vehiclePage: texts } = stockVehicleTexts(language)
  const day = formatDay(calendarDayOf(new Date(soldAt)), language)
  return (
    <div className="border-accent border-l-[3px] pl-5">
      <p className="text-h3">{texts.sold}</p>
      <p className="mt-2 max-w-[48ch] text-ink-2">{fill(texts.soldText, { day })}</p>
      <p className="mt-4 print:hidden">
        <ButtonLink href="#similar">{texts.toSimilar}</ButtonLink>
      </p>
    </div>
  )
}
