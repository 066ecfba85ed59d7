import { Table } from '#ui/content/table.tsx'

const columns = ['first', 'second', 'third'] as const

type Cells = { readonly [Column in (typeof columns)[number]]?: string | null }
type Row = Cells & { readonly id?: string | null; readonly heading: string }

type Props = {
  /** For screen readers: the text above the table says the same. */
  caption: string
  head: (Cells & { readonly heading?: string | null }) | undefined
  rows: readonly Row[] | null | undefined
}

/** A table with row headings and up to three columns; nothing without rows. Empty columns are left out. */
export function RowsTable({ caption, head, rows }: Props) {
  if (!rows?.length) return null
  const filled = columns.filter((name) => rows.some((row) => row[name]))
  const hasHead = [head?.heading, ...filled.map((name) => head?.[name])].some(Boolean)
  return (
    <Table<Row>
      caption={caption}
      captionHidden
      hideHeader={!hasHead}
      columns={[
        { id: 'heading', label: head?.heading, cell: ({ heading }) => heading, isRowHeader: true },
        ...filled.map((name) => ({ id: name, label: head?.[name], cell: (row: Row) => row[name] })),
      ]}
      rows={rows}
      keyOf={(row) => row.id ?? row.heading}
    />
  )
}
