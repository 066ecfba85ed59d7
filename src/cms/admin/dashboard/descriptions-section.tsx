import type { DashboardContext } from './dashboard-context.ts'
import { Line } from './line.tsx'
import { missingDescriptions } from './missing-descriptions.ts'
import { Section } from './section.tsx'

/** Pictures without alternative text. */
export async function DescriptionsSection(context: DashboardContext) {
  const { items, total } = await missingDescriptions(context)
  return (
    <Section title="Pictures without a description" total={total} empty="Every picture is described.">
      {items.map((item) => (
        <Line key={item.href} {...item} />
      ))}
    </Section>
  )
}
