import { featureLayers } from './feature-order.ts'
import { areas, ownFiles, packages } from './table.ts'

/** The document that has the tables of boundaries and features. */
export const ARCHITECTURE = 'docs/architecture.md'

const code = (glob: string) => (glob.startsWith('!') ? `not \`${glob.slice(1)}\`` : `\`${glob}\``)

const tableOf = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const boundaryRows = areas.map(({ name, files, may, mayAsType = [] }) => [
  name,
  files.map(code).join(', '),
  [
    ...may.filter((glob) => glob !== ownFiles).map((glob) => (glob === packages ? 'packages' : code(glob))),
    ...mayAsType.map((glob) => `types of ${code(glob)}`),
  ].join(', ') || 'nothing',
])

const featureRows = Object.entries(featureLayers).flatMap(([layer, features]) =>
  Object.entries(features).map(([name, responsibility]) => [`\`${name}\``, layer, responsibility]),
)

const tables: Readonly<Record<string, string>> = {
  'import boundaries': tableOf([
    ['Area', 'Files', 'May import, besides its own files'],
    ['---', '---', '---'],
    ...boundaryRows,
  ]),
  features: tableOf([['Feature', 'Layer', 'Responsibility'], ['---', '---', '---'], ...featureRows]),
}

/** Replaces the tables of the document, each between `<!-- generated: NAME -->` and `<!-- end -->`. */
export function withTables(markdown: string): string {
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

/** Lists the tables that the document does not have as they are generated. */
export function staleTables(markdown: string): string[] {
  return Object.entries(tables)
    .filter(([, table]) => !markdown.includes(table))
    .map(([name]) => `${ARCHITECTURE}: the table of ${name} is out of date: npm run generate`)
}
