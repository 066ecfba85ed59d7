import type { StoredQuestion } from './question.ts'
import { RowsTable } from './rows-table.tsx'

/** The answer to a question as a table with row headings and up to three columns. Source: C-010, C-011. */
export function QuestionTable({ question }: { question: StoredQuestion }) {
  const { tableTitle, tableDescription, tableHead, tableRows } = question
  return (
    <div className="grid gap-4">
      {tableTitle ? <p className="font-semibold">{tableTitle}</p> : null}
      {tableDescription ? <p>{tableDescription}</p> : null}
      <RowsTable caption={tableTitle || question.question} head={tableHead} rows={tableRows} />
    </div>
  )
}
