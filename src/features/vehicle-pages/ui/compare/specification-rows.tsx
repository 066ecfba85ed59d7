import type { SpecificationRow, SpecificationTable } from '#features/vehicles/index.ts'
import type { ComparisonTexts } from '../../texts.ts'
import { columnClasses } from './columns.ts'
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
  const rowClasses = differs ? `${styles.different} print:font-semibold` : several ? styles.alike : ''
  return (
    <tr
      data-differs={differs || undefined}
      className={`border-line border-b not-print:max-tablet:grid not-print:max-tablet:grid-cols-2 ${rowClasses}`}
    >
      <th
        scope="row"
        className="px-2 py-3.5 text-left align-baseline font-normal text-ink-2 text-small not-print:max-tablet:col-span-2 not-print:max-tablet:pb-0 tablet:px-4"
      >
        {row.label}
      </th>
      {row.values.map((value, index) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the value's column
          key={index}
          className={`min-w-0 px-2 py-3.5 align-baseline not-print:max-tablet:pt-1 tablet:px-4 ${columnClasses(index)}`}
        >
          {value ?? (
            <>
              <span aria-hidden="true" className="text-ink-2">
                –
              </span>
              <span className="sr-only">{texts.notStated}</span>
            </>
          )}
        </td>
      ))}
      {empty > 0 ? <td className={`print:hidden ${columnClasses(row.values.length)}`} /> : null}
    </tr>
  )
}

/** The specifications of models by group; always in English. */
export function SpecificationRows({ table, several, empty, texts }: Props) {
  return table.map(({ title, rows }) => {
    const alike = several && rows.every((row) => !row.differs)
    const columns = 1 + (rows[0]?.values.length ?? 0) + empty
    return (
      <tbody key={title} lang="en" className={`not-print:max-tablet:block ${alike ? styles.alike : ''}`}>
        <tr className="not-print:max-tablet:block">
          <th
            scope="rowgroup"
            colSpan={columns}
            className="px-2 pt-10 pb-3 text-left text-h3 not-print:max-tablet:block tablet:px-4"
          >
            {title}
          </th>
        </tr>
        {rows.map((row) => (
          <Row key={row.label} row={row} several={several} empty={empty} texts={texts} />
        ))}
      </tbody>
    )
  })
}
