import type { ReactNode } from 'react'

export type Column<Row> = {
  readonly id: string
  readonly label: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** Figures stand at the end of their column. */
  readonly numeric?: boolean
  /** The column that names the row. */
  readonly names?: boolean
}

type Props<Row> = {
  /** What the table shows. */
  caption: string
  captionHidden?: boolean
  /** Its columns need no names. */
  headless?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Rows with the red edge: our own among others. */
  marked?: (row: Row) => boolean
}

/** Rows and columns. On a narrow screen it scrolls sideways in its place, by finger and by keyboard. */
export function Table<Row>({
  caption,
  captionHidden = false,
  headless = false,
  columns,
  rows,
  keyOf,
  marked,
}: Props<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
    <section aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full border-collapse text-left">
        <caption className={captionHidden ? 'sr-only' : 'pb-4 text-left text-ink-2 text-small'}>
          {caption}
        </caption>
        {headless ? null : (
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
              className={`border-line border-b ${marked?.(row) ? 'shadow-[inset_3px_0_var(--color-accent)]' : ''}`}
            >
              {columns.map(({ id, cell, numeric, names }) => {
                const Cell = names ? 'th' : 'td'
                return (
                  <Cell
                    key={id}
                    {...(names ? { scope: 'row' } : {})}
                    className={`px-4 py-3.5 align-baseline font-normal first:pl-3 last:pr-0 ${names ? 'font-semibold' : ''} ${numeric ? 'figures whitespace-nowrap text-right' : ''}`}
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
