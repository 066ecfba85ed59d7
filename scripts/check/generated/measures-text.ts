import { measureDesigns } from '#art/measure-designs.ts'

export const measuresFile = 'src/art/measures.generated.ts'

/** The generated module: one line for each design, so that a change of one is a change of one line. */
export function measuresText(): string {
  const tables = Object.entries(measureDesigns()).map(([kind, designs]) => {
    const lines = Object.entries(designs).map(
      ([name, measures]) => `    ${JSON.stringify(name)}: ${JSON.stringify(measures)},\n`,
    )
    return `  ${kind}: {\n${lines.join('')}  },\n`
  })
  return `import type { DesignMeasures } from './design-measures.ts'

/** Measures of all designs, written by \`npm run generate\`. */
export const measures: DesignMeasures = {
${tables.join('')}}
`
}
