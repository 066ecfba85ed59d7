import type { Language } from '#platform/i18n/languages.ts'
import { Table } from '#ui/content/table.tsx'
import { LazyTooltip } from '#ui/overlays/lazy-tooltip.island.tsx'
import { hasValue } from '../rules/columns.ts'
import type { DakarRow } from '../rules/dakar-standings.ts'
import { resultTexts } from '../texts.ts'
import { DriverName } from './driver-name.tsx'

type Props = { caption: string; rows: readonly DakarRow[]; language: Language }

/** The standings of the Dakar after a stage, whose two positions are explained. Source: requirements C-103 to C-105, C-127. */
export function DakarStandings({ caption, rows, language }: Props) {
  const texts = resultTexts(language).motorsportResults
  if (rows.length === 0) return null
  const optional = (['navigator', 'regional', 'resultTime'] as const).filter((column) =>
    rows.some((row) => hasValue(row[column])),
  )
  const labels = { navigator: texts.navigatorName, regional: texts.regional, resultTime: texts.resultTime }
  const explained = [
    { label: texts.placement, text: texts.placementText },
    { label: texts.overall, text: texts.overallText },
  ] as const
  const [placement, overall] = explained.map((term) => <LazyTooltip key={term.label} {...term} />)
  return (
    <>
      <Table
        caption={caption}
        columns={[
          { id: 'placement', label: placement, cell: (row) => row.placement, numeric: true },
          { id: 'overall', label: overall, cell: (row) => row.overall ?? '–', numeric: true },
          { id: 'number', label: texts.carNumber, cell: (row) => row.number },
          {
            id: 'driver',
            label: texts.driverName,
            cell: (row) => <DriverName name={row.name} path={row.driverPath} />,
            isRowHeader: true,
          },
          ...optional.map((column) => ({
            id: column,
            label: labels[column],
            cell: (row: DakarRow) => row[column],
            numeric: column === 'resultTime',
          })),
        ]}
        rows={rows}
        keyOf={({ crew }) => crew}
      />
      {/* On paper and without scripts the tooltips do not open. */}
      <dl className="mt-6 hidden gap-2 text-ink-2 text-small noscript:grid print:grid">
        {explained.map(({ label, text }) => (
          <div key={label} className="flex gap-2">
            <dt className="font-semibold">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
