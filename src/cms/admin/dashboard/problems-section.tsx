import { findRangesWithoutModels } from '#features/vehicles/vehicles/cms.ts'
import type { DashboardContext } from './dashboard-context.ts'
import { toDocumentEntry } from './document-entries.ts'
import { Line } from './line.tsx'
import { documentsWithProblems } from './problems.ts'
import { Section } from './section.tsx'

/** Published documents that cannot be displayed, or not as their editors expect. */
export async function ProblemsSection(context: DashboardContext) {
  const [broken, ranges] = await Promise.all([
    documentsWithProblems(context),
    findRangesWithoutModels(context.payload),
  ])
  const { config } = context.payload.collections.ranges
  const empty = ranges.map((range) => ({
    ...toDocumentEntry(config, range),
    problem: 'It has no published model',
  }))
  const total = broken.total + empty.length
  return (
    <Section title="Documents with problems" total={total} empty="Every published document can be shown.">
      {[...broken.items, ...empty.slice(0, 10)].map(({ problem, ...document }) => (
        <Line key={`${document.href} ${problem}`} {...document}>
          {problem}
        </Line>
      ))}
    </Section>
  )
}
