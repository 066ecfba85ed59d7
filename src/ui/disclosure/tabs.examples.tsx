import type { ExampleSet } from '../catalogue/example.ts'
import { Tabs } from './tabs.island.tsx'

const grades = ['Raider', 'Legend', 'Legend RS', 'GR-Sport']
const slug = (grade: string) => grade.toLowerCase().replace(' ', '-')
const panel = (grade: string) => (
  <p className="max-w-[60ch]">
    The {grade} has a diff lock, tyres for gravel and a canopy of its own. Everything else is the same.
  </p>
)

export const tabsExamples: ExampleSet = {
  id: 'tabs',
  title: 'Tabs',
  examples: [
    {
      id: 'tabs-few',
      title: 'One panel for each tab',
      view: (
        <Tabs
          label="Grades"
          tabs={grades.map((grade) => ({ id: slug(grade), label: grade, panel: panel(grade) }))}
        />
      ),
    },
    {
      id: 'tabs-second',
      title: 'Second tab selected initially',
      view: (
        <Tabs
          label="Grades, the second first"
          first="legend"
          tabs={grades.slice(0, 3).map((grade) => ({ id: slug(grade), label: grade, panel: panel(grade) }))}
        />
      ),
    },
  ],
}
