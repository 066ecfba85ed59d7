import { innerHeadingLevel, type PageContext, titleLevel } from '#features/site/blocks/index.ts'
import { LazyTabs } from '#ui/disclosure/lazy-tabs.island.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { Driver } from '../driver.ts'
import { rosterTabs } from '../rules/roster.ts'
import { driverTexts } from '../texts.ts'
import { RosterSlider } from './roster-slider.tsx'

type Props = {
  title?: string | null | undefined
  drivers: readonly Driver[]
  context: Pick<PageContext, 'isFirst' | 'language'>
}

/** The drivers of every category, in tabs. Nothing without categories. Source: requirements C-052 to C-054 and C-059. */
export function DriverRoster({ title, drivers, context }: Props) {
  const { language } = context
  const tabs = rosterTabs(drivers)
  if (tabs.length === 0) return null
  const heading = title || driverTexts(language).motorsportDrivers.drivers
  return (
    <Section heading={heading} headingLevel={titleLevel(context)}>
      <LazyTabs
        label={heading}
        tabs={tabs.map(({ category, label, cards }) => ({
          ...{ id: category, label },
          panel: (
            <RosterSlider
              label={label}
              cards={cards}
              headingLevel={innerHeadingLevel(true, context)}
              language={language}
            />
          ),
        }))}
      />
    </Section>
  )
}
