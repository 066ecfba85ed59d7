import type { DriverSeason } from '#features/motorsport/motorsport-results/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Table } from '#ui/content/table.tsx'
import { Section } from '#ui/layout/section.tsx'
import { categoryName } from '../rules/category-path.ts'
import { driverTexts } from '../texts.ts'

type Props = { name: string; seasons: readonly DriverSeason[]; language: Language }

/** The results of a driver through the seasons, the newest first. */
export function ProfileSeasons({ name, seasons, language }: Props) {
  const texts = driverTexts(language).motorsportDrivers
  if (seasons.length === 0) return null
  return (
    <Section heading={texts.results}>
      <Table
        caption={`${name}: ${texts.results}`}
        captionHidden
        columns={[
          {
            id: 'championship',
            label: texts.championship,
            cell: ({ championship }) => categoryName(championship),
            isRowHeader: true,
          },
          { id: 'year', label: texts.year, cell: ({ year }) => year, numeric: true },
          {
            id: 'rank',
            label: texts.rank,
            cell: ({ rank, isOver }) => (isOver ? rank : fill(texts.soFar, { rank })),
            numeric: true,
          },
          {
            id: 'points',
            label: texts.points,
            cell: ({ points }) => String(points).replace('.', ','),
            numeric: true,
          },
          { id: 'starts', label: texts.starts, cell: ({ starts }) => starts, numeric: true },
          { id: 'wins', label: texts.wins, cell: ({ wins }) => wins, numeric: true },
          { id: 'podiums', label: texts.podiums, cell: ({ podiums }) => podiums, numeric: true },
          { id: 'team', label: texts.team, cell: ({ team }) => team },
        ]}
        rows={seasons}
        keyOf={({ championship, year }) => `${championship} ${year}`}
        isHighlighted={({ rank, isOver }) => isOver && rank === 1}
      />
    </Section>
  )
}
