import { PictureView } from '#features/pictures/pictures/page.tsx'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import type { RosterCard } from '../rules/roster.ts'
import { driverTexts } from '../texts.ts'

type Props = { card: RosterCard; headingLevel: 2 | 3; language: Language }

/** A driver with portrait, number, name and navigator, one link to the profile. Source: requirements C-060 and C-067. */
export function DriverCard({ card, headingLevel, language }: Props) {
  const texts = driverTexts(language).motorsportDrivers
  const { name, path, picture, racingNumber, navigator } = card
  const Heading = `h${headingLevel}` as const
  return (
    <article className="group relative flex h-full min-w-0 flex-col">
      <div className="relative aspect-[21/25] overflow-hidden bg-night">
        {/* The name below says the same. */}
        {picture ? (
          <PictureView
            picture={picture}
            alt=""
            fill
            upright
            sizes="(min-width: 80rem) 23vw, (min-width: 40.5rem) 45vw, 62vw"
          />
        ) : null}
      </div>
      <Heading className="mt-4 text-h4 wrap-anywhere">
        {/* The link covers the whole card. */}
        <Anchor href={path} className="after:absolute after:inset-0 group-hover:text-accent-text">
          {name}
        </Anchor>
      </Heading>
      {racingNumber ? <p className="figures mt-1">{fill(texts.number, { number: racingNumber })}</p> : null}
      {navigator ? (
        <p className="mt-1 text-ink-2 text-small">{fill(texts.navigator, { name: navigator })}</p>
      ) : null}
    </article>
  )
}
