import type { DriverSeason } from '#features/motorsport/motorsport-results/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Section } from '#ui/layout/section.tsx'
import type { Driver } from '../driver.ts'
import { careerOf, titlesOf } from '../rules/career.ts'
import { driverTexts } from '../texts.ts'

type Props = { driver: Driver; seasons: readonly DriverSeason[]; language: Language }

const figures = ['seasons', 'starts', 'wins', 'podiums', 'finished', 'bestRank'] as const

/** A driver in figures: championships won, and the sums of all seasons. Source: requirements C-065 and C-069. */
export function ProfileFigures({ driver, seasons, language }: Props) {
  const texts = driverTexts(language).motorsportDrivers
  const career = careerOf(seasons)
  const shown = [
    { label: texts.titles, value: titlesOf(driver), unit: '' },
    ...figures.map((figure) => ({
      label: texts[figure],
      value: career?.[figure] ?? null,
      unit: figure === 'finished' ? '\u00a0%' : '',
    })),
  ].filter(({ value }) => value !== null)
  if (shown.length === 0) return null
  return (
    <Section heading={texts.statistics} surface="surface">
      <dl className="grid grid-cols-2 gap-x-gutter gap-y-8 tablet:grid-cols-3 laptop:grid-cols-4">
        {shown.map(({ label, value, unit }) => (
          <div key={label} className="flex min-w-0 flex-col-reverse justify-end border-line border-t pt-4">
            <dt className="text-ink-2">{label}</dt>
            <dd className="figures text-h2">
              {value}
              {unit}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
