import type { QuestionRows } from '#cms/payload-types.ts'
import type { PageContext } from '#features/site/blocks/index.ts'
import { FormattedText } from '#features/site/blocks/parts.page.tsx'
import { Accordion } from '#ui/disclosure/accordion.tsx'
import { withAcronyms } from './acronyms.ts'
import type { StoredQuestion } from './question-fields.ts'
import { RowsTable } from './rows-table.tsx'

/** The answer to a question as a table with row headings and up to three columns. Source: C-010, C-011. */
function QuestionTable({ question }: { question: StoredQuestion }) {
  const { tableTitle, tableDescription, tableHead, tableRows } = question
  return (
    <div className="grid gap-4">
      {tableTitle ? <p className="font-semibold">{tableTitle}</p> : null}
      {tableDescription ? <p>{tableDescription}</p> : null}
      <RowsTable caption={tableTitle || question.question} head={tableHead} rows={tableRows} />
    </div>
  )
}

type Props = {
  questions: QuestionRows
  context: PageContext
  /** Prefix of the ids of the questions. */
  idPrefix: string
  headingLevel: 2 | 3
}

function Answer({
  question,
  context,
  headingLevel,
}: Omit<Props, 'questions' | 'idPrefix'> & { question: StoredQuestion }) {
  if (question.kind === 'table') return <QuestionTable question={question} />
  return <FormattedText text={question.answer} context={context} topHeading={headingLevel === 2 ? 3 : 4} />
}

/** Questions as independent accordions, initially closed. Source: C-007, C-009. */
export function Questions({ questions, context, idPrefix, headingLevel }: Props) {
  return (
    <Accordion
      headingLevel={headingLevel}
      items={(questions ?? []).map((question, index) => ({
        id: `${idPrefix}-${index + 1}`,
        title: withAcronyms(question.question),
        content: <Answer question={question} context={context} headingLevel={headingLevel} />,
      }))}
    />
  )
}
