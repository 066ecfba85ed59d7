import { innerHeadingLevel, type PageContext, titleLevel } from '#features/site/blocks/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { Section } from '#ui/layout/section.tsx'
import type { Driver } from '../driver.ts'
import { categoryName } from '../rules/category-path.ts'
import { rosterOf } from '../rules/roster.ts'
import { driverTexts } from '../texts.ts'
import { RosterSlider } from './roster-slider.tsx'

type Props = {
  title?: string | null | undefined
  category: string
  drivers: readonly Driver[]
  context: Pick<PageContext, 'isFirst' | 'language'>
}

/** The drivers of one category, without tabs. Nothing when it has none. Source: requirements C-055 and C-056. */
export function CategoryRoster({ title, category, drivers, context }: Props) {
  const { language } = context
  const cards = rosterOf(drivers, category)
  if (cards.length === 0) return null
  const { driversOf } = driverTexts(language).motorsportDrivers
  const heading = title || fill(driversOf, { category: categoryName(category) })
  return (
    <Section heading={heading} headingLevel={titleLevel(context)}>
      <RosterSlider
        label={heading}
        cards={cards}
        headingLevel={innerHeadingLevel(true, context)}
        language={language}
      />
    </Section>
  )
}
