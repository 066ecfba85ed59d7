import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { QuestionRows } from '#cms/payload-types.ts'
import { type StoredQuestion, withAcronyms } from '#features/site/content-blocks/index.ts'

type Stored = Parameters<typeof convertLexicalToPlaintext>[0]['data']

function answerOf({ kind, answer, tableTitle, tableDescription, tableRows }: StoredQuestion): string {
  if (kind !== 'table') return answer ? convertLexicalToPlaintext({ data: answer as Stored }).trim() : ''
  const rows = (tableRows ?? []).map(({ heading, first, second, third }) => {
    const cells = [first, second, third].filter(Boolean).join(', ')
    return cells ? `${heading}: ${cells}` : heading
  })
  return [tableTitle, tableDescription, ...rows].filter(Boolean).join('\n')
}

/** The structured data for all questions of a page; null when none has an answer. */
export function structuredQuestions(questions: QuestionRows): Record<string, unknown> | null {
  const answered = (questions ?? []).flatMap((stored) => {
    const text = answerOf(stored)
    return text ? [{ name: withAcronyms(stored.question), text }] : []
  })
  if (answered.length === 0) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: answered.map(({ name, text }) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  }
}
