import type { QuestionRows } from '#cms/payload-types.ts'
import type { Place } from '#features/blocks/index.ts'
import { FormattedText } from '#features/blocks/parts.page.tsx'
import { Accordion } from '#ui/disclosure/accordion.tsx'
import { withAcronyms } from './acronyms.ts'
import type { StoredQuestion } from './question.ts'
import { QuestionTable } from './question-table.tsx'

type Props = {
  questions: QuestionRows
  place: Place
  /** Prefix of the ids of the questions. */
  base: string
  headingLevel: 2 | 3
}

function Answer({
  question,
  place,
  headingLevel,
}: Omit<Props, 'questions' | 'base'> & { question: StoredQuestion }) {
  if (question.kind === 'table') return <QuestionTable question={question} />
  return <FormattedText text={question.answer} place={place} topHeading={headingLevel === 2 ? 3 : 4} />
}

/** Questions as independent accordions, initially closed. Source: C-007, C-009. */
export function Questions({ questions, place, base, headingLevel }: Props) {
  return (
    <Accordion
      headingLevel={headingLevel}
      items={(questions ?? []).map((question, index) => ({
        id: `${base}-${index + 1}`,
        title: withAcronyms(question.question),
        content: <Answer question={question} place={place} headingLevel={headingLevel} />,
      }))}
    />
  )
}
