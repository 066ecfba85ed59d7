import type { ReactNode } from 'react'
import type { DriverSeason } from '#features/motorsport/motorsport-results/index.ts'
import { PictureBox } from '#features/site/blocks/parts.page.tsx'
import type { Language } from '#platform/i18n/languages.ts'
import { Section } from '#ui/layout/section.tsx'
import type { Driver } from '../driver.ts'
import { fullName } from '../rules/roster.ts'
import { driverTexts } from '../texts.ts'
import { ProfileFigures } from './profile-figures.tsx'
import { ProfileOpening } from './profile-opening.tsx'
import { ProfileSeasons } from './profile-seasons.tsx'

type Props = {
  driver: Driver
  /** The category of the address, which decides portrait, number and the way back. */
  category: string
  /** The newest first. */
  seasons: readonly DriverSeason[]
  language: Language
  /** The gallery. */
  children?: ReactNode
}

/** The profile of a driver. Parts without content are left out. Source: requirement C-065; decision C-9. */
export function DriverProfile({ driver, category, seasons, language, children }: Props) {
  const texts = driverTexts(language).motorsportDrivers
  const { car } = driver
  return (
    <>
      <ProfileOpening driver={driver} category={category} language={language} />
      <ProfileFigures driver={driver} seasons={seasons} language={language} />
      {car ? (
        <Section heading={texts.car}>
          <PictureBox picture={car} ratio="aspect-[3/2] tablet:aspect-[2/1]" sizes="92vw" />
        </Section>
      ) : null}
      <ProfileSeasons name={fullName(driver)} seasons={seasons} language={language} />
      {children}
    </>
  )
}
