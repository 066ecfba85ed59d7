import type { SpecificationRow, SpecificationTable } from '#features/vehicles/vehicles/index.ts'
import { NonBreakingFigures } from '#ui/content/non-breaking-figures.tsx'
import type { ComparisonTexts } from '../../texts.ts'
import { boundariesWithDifference } from './columns-in-view.ts'
import styles from './comparison.module.css'

type Props = {
  table: SpecificationTable
  /** Whether more than one model is compared. */
  several: boolean
  /** Number of empty cells at the end of each row. */
  empty: number
  texts: ComparisonTexts
}

function Row({ row, several, empty, texts }: { row: SpecificationRow } & Omit<Props, 'table'>) {
  const differs = several && row.differs
  const rowClasses = differs ? 'print:font-semibold' : several ? styles.alike : ''
  return (
    <tr
      data-differs={differs ? boundariesWithDifference(row.values).join(' ') : undefined}
      className={`border-line border-b ${rowClasses}`}
    >
      <th
        scope="row"
        className="px-2 py-3.5 text-left align-baseline font-normal text-ink-2 text-small not-print:max-tablet:pb-0 tablet:px-4"
      >
        <span className={styles.label}>{row.label}</span>
      </th>
      {row.values.map((value, index) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the value's column
          key={index}
          className="min-w-0 px-2 py-3.5 align-baseline max-tablet:text-small not-print:max-tablet:pt-1 tablet:px-4"
        >
          {value === null ? (
            <>
              <span aria-hidden="true" className="text-ink-2">
                –
              </span>
              <span className="sr-only">{texts.notStated}</span>
            </>
          ) : (
            <NonBreakingFigures text={value} />
          )}
        </td>
      ))}
      {empty > 0 ? <td className="print:hidden" /> : null}
    </tr>
  )
}

/** The specifications of models by group; always in English. */
export function SpecificationRows({ table, several, empty, texts }: Props) {
  return table.map(({ title, rows }) => {
    const alike = several && rows.every((row) => !row.differs)
    const columns = 1 + (rows[0]?.values.length ?? 0) + empty
    return (
      <tbody key={title} lang="en" className={alike ? styles.alike : ''}>
        <tr>
          <th scope="rowgroup" colSpan={columns} className="px-2 pt-10 pb-3 text-left text-h3 tablet:px-4">
            <span className={styles.label}>{title}</span>
          </th>
        </tr>
        {rows.map((row) => (
          <Row key={row.label} row={row} several={several} empty={empty} texts={texts} />
        ))}
      </tbody>
    )
  })
}
