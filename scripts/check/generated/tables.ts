import { globSync, readFileSync } from 'node:fs'
import { describeConfig } from '#platform/process/config.ts'
import { featureLayers } from '../boundaries/feature-order.ts'
import { areas, ownFiles, packages } from '../boundaries/table.ts'
import { type Check, outcomeOf } from '../check.ts'

/** Tables by name; each stands in its document between `<!-- generated: NAME -->` and `<!-- end -->`. */
type Tables = Readonly<Record<string, string>>

const code = (glob: string) => (glob.startsWith('!') ? `not \`${glob.slice(1)}\`` : `\`${glob}\``)

const tableOf = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const boundaryRows = areas.map(({ name, files, may, mayAsType = [] }) => [
  name,
  files.map(code).join(', '),
  [
    ...may.filter((glob) => glob !== ownFiles).map((glob) => (glob === packages ? 'packages' : code(glob))),
    ...mayAsType.map((glob) => `types of ${code(glob)}`),
  ].join(', ') || 'nothing',
])

/** The wing of each feature: `news` is in `editorial`. */
const wings = new Map(
  globSync('src/features/*/*').map((path) => {
    const [feature = '', wing = ''] = path.split(/[\\/]/).toReversed()
    return [feature, wing] as const
  }),
)

const featureRows = Object.entries(featureLayers).flatMap(([layer, features]) =>
  Object.entries(features).map(([name, responsibility]) => [
    `\`${name}\``,
    wings.get(name) ?? '',
    layer,
    responsibility,
  ]),
)

const variableRows = describeConfig().map(({ name, description, default: value }) => [
  `\`${name}\``,
  value === '' ? '–' : `\`${value}\``,
  description,
])

/** The documents with generated tables. */
export const documents: Readonly<Record<string, Tables>> = {
  'docs/modules.md': {
    'import boundaries': tableOf(['Area', 'Files', 'May import, besides its own files'], boundaryRows),
    features: tableOf(['Feature', 'Wing', 'Layer', 'Responsibility'], featureRows),
  },
  'docs/operations.md': {
    variables: tableOf(['Variable', 'Default', 'What it is'], variableRows),
  },
}

/** Replaces the tables of a document. */
export function withTables(markdown: string, tables: Tables): string {
  return Object.entries(tables).reduce(
    (text, [name, table]) =>
      text.replace(
        new RegExp(`(?<=<!-- generated: ${name} -->\n).*?(?=\n<!-- end -->)`, 's'),
        // A function, because `$` has a meaning in a replacement text.
        () => table,
      ),
    markdown,
  )
}

/** Lists the tables that a document does not have as they are generated. */
export function staleTables(markdown: string, tables: Tables): string[] {
  return Object.entries(tables)
    .filter(([, table]) => !markdown.includes(table))
    .map(([name]) => `the table of ${name} is out of date: npm run generate`)
}

/** Checks the generated tables of all documents. */
export const generatedTables: Check = {
  name: 'generated tables',
  run: async () => {
    const stale = Object.entries(documents).flatMap(([path, tables]) =>
      staleTables(readFileSync(path, 'utf8'), tables).map((finding) => `${path}: ${finding}`),
    )
    return outcomeOf(stale, Object.keys(documents).join(', '))
  },
}
