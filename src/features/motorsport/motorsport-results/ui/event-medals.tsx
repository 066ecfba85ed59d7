import { PictureView } from '#features/pictures/pictures/page.tsx'
import type { Language } from '#platform/i18n/languages.ts'
import { type EventMedal, medalsByMetal } from '../rules/event-medals.ts'
import { resultTexts } from '../texts.ts'

type Props = { medals: readonly EventMedal[]; language: Language }

/** The medals of an event, each with its metal and year. Source: requirement C-122. */
export function EventMedals({ medals, language }: Props) {
  const texts = resultTexts(language).motorsportResults
  if (medals.length === 0) return null
  return (
    <ul className="grid grid-cols-2 gap-x-gutter gap-y-8 phone:grid-cols-3 laptop:grid-cols-7">
      {medalsByMetal(medals).map(({ metal, year }) => (
        <li key={`${metal} ${year}`} className="min-w-0 text-center">
          {/* The words below say the same. */}
          <PictureView
            picture={{ kind: 'artwork', subject: 'medal', metal, alt: '' }}
            sizes="8rem"
            className="mx-auto h-auto w-24"
          />
          <p className="mt-3">
            {texts[metal]} <span className="figures">{year}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
