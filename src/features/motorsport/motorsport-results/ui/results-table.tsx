import type { ReactNode } from 'react'
import { PictureView } from '#features/pictures/pictures/page.tsx'
import type { Language } from '#platform/i18n/languages.ts'
import { Table } from '#ui/content/table.tsx'
import type { ResultRow } from '../result.ts'
import { columnsOf, type ResultColumn } from '../rules/columns.ts'
import { decimal } from '../rules/decimal.ts'
import { resultTexts } from '../texts.ts'
import { DriverName } from './driver-name.tsx'

type Props = {
  /** What the table lists. Screen readers announce it. */
  caption: string
  rows: readonly ResultRow[]
  language: Language
}

const numeric: ReadonlySet<ResultColumn> = new Set(['rank', 'points', 'year'])

function TeamName({ teamName, teamImage }: ResultRow) {
  if (!teamImage) return teamName
  return (
    <span className="inline-flex items-center gap-3">
      {/* The name beside it says the same. */}
      <PictureView picture={teamImage} alt="" sizes="2rem" className="h-8 w-auto flex-none" />
      {teamName}
    </span>
  )
}

const cells: { readonly [Column in ResultColumn]?: (row: ResultRow) => ReactNode } = {
  points: ({ points }) => (points === null ? null : decimal(points)),
  driverName: ({ driverName, driverPath }) =>
    driverName === null ? null : <DriverName name={driverName} path={driverPath} />,
  teamName: (row) => <TeamName {...row} />,
}

/** Results, with a column for everything that some row has. Source: requirements C-098 to C-102. */
export function ResultsTable({ caption, rows, language }: Props) {
  const texts = resultTexts(language).motorsportResults
  if (rows.length === 0) return null
  return (
    <Table
      caption={caption}
      columns={columnsOf(rows).map((column) => ({
        id: column,
        label: texts[column],
        cell: cells[column] ?? ((row: ResultRow) => row[column]),
        numeric: numeric.has(column),
        isRowHeader: column === 'driverName',
      }))}
      rows={rows}
      keyOf={({ id }) => id}
    />
  )
}
