import type { ReactNode } from 'react'

export type Column<Row> = {
  readonly id: string
  readonly label: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** Aligns the column to the right. */
  readonly numeric?: boolean
  /** The column is the row header. */
  readonly isRowHeader?: boolean
}

type Props<Row> = {
  caption: string
  captionHidden?: boolean
  /** Omits the header row. */
  hideHeader?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Whether a row is highlighted with a red edge. */
  isHighlighted?: (row: Row) => boolean
}

/** A table that scrolls horizontally on narrow screens, by touch and by keyboard. */
export function Table<Row>({
  caption,
  captionHidden = false,
  hideHeader = false,
  columns,
  rows,
  keyOf,
  isHighlighted,
}: Props<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full border-collapse text-left">
        <caption className={captionHidden ? 'sr-only' : 'pb-4 text-left text-ink-2 text-small'}>
          {caption}
        </caption>
        {hideHeader ? null : (
          <thead>
            <tr className="border-line border-b text-ink-2 text-small">
              {columns.map(({ id, label, numeric }) => (
                <th
                  key={id}
                  scope="col"
                  className={`px-4 py-3 align-bottom font-normal first:pl-3 last:pr-0 ${numeric ? 'text-right' : ''}`}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className={`border-line border-b ${isHighlighted?.(row) ? 'shadow-[inset_3px_0_var(--color-accent)]' : ''}`}
            >
              {columns.map(({ id, cell, numeric, isRowHeader }) => {
                const Cell = isRowHeader ? 'th' : 'td'
                return (
                  <Cell
                    key={id}
                    {...(isRowHeader ? { scope: 'row' } : {})}
                    className={`px-4 py-3.5 align-baseline font-normal first:pl-3 last:pr-0 ${isRowHeader ? 'font-semibold' : ''} ${numeric ? 'figures whitespace-nowrap text-right' : ''}`}
                  >
                    {cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
