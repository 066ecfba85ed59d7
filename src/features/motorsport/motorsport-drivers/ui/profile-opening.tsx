import { PictureView } from '#features/pictures/pictures/page.tsx'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { RacingMark } from '#ui/layout/racing-mark.tsx'
import type { Driver } from '../driver.ts'
import { categoryName, categoryPath } from '../rules/category-path.ts'
import { fullName, inCategory } from '../rules/roster.ts'
import { socialLinks } from '../rules/social-links.ts'
import { driverTexts } from '../texts.ts'

type Props = { driver: Driver; category: string; language: Language }

function Social({ driver, language }: Omit<Props, 'category'>) {
  const texts = driverTexts(language).motorsportDrivers
  const name = fullName(driver)
  const links = socialLinks(driver.social)
  if (links.length === 0) return null
  return (
    <ul
      aria-label={fill(texts.follow, { name })}
      className="mt-8 flex flex-wrap gap-x-6 gap-y-2 print:hidden"
    >
      {links.map(({ label, href }) => (
        <li key={href}>
          <TextLink href={href} newTab newTabNote={textsIn(language).layout.newTab}>
            <span aria-hidden="true">{label}</span>
            <span className="sr-only">{fill(texts.networkOf, { name, network: label })}</span>
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

/** The opening of a profile: name, number, navigator, story, social links, portrait. Source: requirements C-065, C-069. */
export function ProfileOpening({ driver, category, language }: Props) {
  const texts = driverTexts(language).motorsportDrivers
  const { picture, racingNumber } = inCategory(driver, category)
  const { navigator, story } = driver
  return (
    <section data-ground="ground" className="band bg-ground">
      <div className="frame grid grid-cols-1 items-center gap-x-gutter gap-y-10 tablet:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          <TextLink href={categoryPath(category)}>
            {fill(texts.backTo, { category: categoryName(category) })}
          </TextLink>
          <div className="mt-8">
            <RacingMark />
          </div>
          <h1 className="text-h1 wrap-anywhere">{fullName(driver)}</h1>
          {racingNumber ? (
            <p className="figures mt-4 text-figure">{fill(texts.number, { number: racingNumber })}</p>
          ) : null}
          {navigator ? (
            <p className="mt-2 text-ink-2 text-lead">{fill(texts.navigator, { name: navigator })}</p>
          ) : null}
          {story ? <p className="mt-6 max-w-[60ch]">{story}</p> : null}
          <Social driver={driver} language={language} />
        </div>
        {picture ? (
          <div className="relative aspect-[21/25] overflow-hidden bg-night">
            <PictureView picture={picture} first fill upright sizes="(min-width: 48rem) 38vw, 92vw" />
          </div>
        ) : null}
      </div>
    </section>
  )
}
