import { rangesWithoutModels } from '#features/vehicles/cms.ts'
import type { Asker } from './asker.ts'
import { Line } from './line.tsx'
import { documentsWithProblems } from './problems.ts'
import { Section } from './section.tsx'
import { named } from './titles.ts'

/** Published documents that visitors are not shown, or not as their editors expect. */
export async function ProblemsSection(asker: Asker) {
  const [broken, ranges] = await Promise.all([
    documentsWithProblems(asker),
    rangesWithoutModels(asker.payload),
  ])
  const { config } = asker.payload.collections.ranges
  const empty = ranges.map((range) => ({
    ...named(config, range),
    problem: 'It has no published model, and its page says so',
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
