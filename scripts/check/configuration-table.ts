import { existsSync, readFileSync } from 'node:fs'
import { describeConfig } from '#platform/config.ts'
import { type Check, outcomeOf } from './check.ts'

const DOCUMENT = 'docs/operations.md'

type Variable = { readonly name: string; readonly description: string; readonly default: string }

/** The row of the operations table for one variable. */
export function rowOf(variable: Variable): string {
  return `| \`${variable.name}\` | ${variable.default === '' ? '–' : `\`${variable.default}\``} | ${variable.description} |`
}

/** Lists the rows that are missing or differ, and the documented variables that the configuration does not read. */
export function compareTable(markdown: string, variables: readonly Variable[]): string[] {
  const rows = new Map(
    [...markdown.matchAll(/^\| *`([A-Z][A-Z0-9_]*)` *\|.*\|$/gm)].map(([row, name]) => [
      name,
      row.replace(/ *\| */g, ' | ').trim(),
    ]),
  )
  const wrong = variables.flatMap((variable) => {
    const expected = rowOf(variable)
    return rows.get(variable.name) === expected ? [] : [`${DOCUMENT} must hold: ${expected}`]
  })
  const known = new Set(variables.map(({ name }) => name))
  const stale = [...rows.keys()].filter((name) => name && !known.has(name))
  return [
    ...wrong,
    ...stale.map((name) => `${DOCUMENT} describes ${name}, which src/platform/config.ts does not read`),
  ]
}

/** Checks that the table in the operations manual matches the configuration. */
export const configurationTable: Check = {
  name: 'configuration table',
  run: async () => {
    const variables = describeConfig()
    const table = variables.map(rowOf).join('\n')
    const findings = existsSync(DOCUMENT)
      ? compareTable(readFileSync(DOCUMENT, 'utf8'), variables)
      : [
          `${DOCUMENT} is missing. Its table:\n| Variable | Default | What it is |\n| --- | --- | --- |\n${table}`,
        ]
    return outcomeOf(findings, `${variables.length} variables`)
  },
}
