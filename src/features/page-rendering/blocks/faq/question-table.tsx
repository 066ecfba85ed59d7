import { Table } from '#ui/content/table.tsx'
import type { StoredQuestion } from './question.ts'

type Row = NonNullable<StoredQuestion['tableRows']>[number]

const columns = ['first', 'second', 'third'] as const

/** The answer to a question as a table with row headings and up to three columns. Source: C-010, C-011. */
export function QuestionTable({ question }: { question: StoredQuestion }) {
  const { tableTitle, tableDescription, tableHead } = question
  const rows = question.tableRows ?? []
  const filled = columns.filter((name) => rows.some((row) => row[name]))
  const hasHead = [tableHead?.heading, ...filled.map((name) => tableHead?.[name])].some(Boolean)
  return (
    <div className="grid gap-4">
      {tableTitle ? <p className="font-semibold">{tableTitle}</p> : null}
      {tableDescription ? <p>{tableDescription}</p> : null}
      {rows.length > 0 ? (
        <Table<Row>
          caption={tableTitle || question.question}
          captionHidden
          hideHeader={!hasHead}
          columns={[
            { id: 'heading', label: tableHead?.heading, cell: ({ heading }) => heading, isRowHeader: true },
            ...filled.map((name) => ({ id: name, label: tableHead?.[name], cell: (row: Row) => row[name] })),
          ]}
          rows={rows}
          keyOf={(row) => row.id ?? row.heading}
        />
      ) : null}
    </div>
  )
}
