import type { PageView } from '#features/site/pages/index.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import { definitionOf } from '../block-registry.ts'
import { structuredQuestions } from '../structured-questions.ts'

/** The questions of all blocks as structured data; nothing without any. */
export function QuestionsData({ blocks }: Pick<PageView, 'blocks'>) {
  const questions = structuredQuestions(
    blocks.flatMap(({ block }) => definitionOf(block.blockType)?.questions?.(block) ?? []),
  )
  return questions ? <StructuredData data={questions} /> : null
}
