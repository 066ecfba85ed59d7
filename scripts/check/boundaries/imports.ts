import path from 'node:path'
import type { SourceFile } from '../source-files.ts'
import { lineAt } from './boundary.ts'

/** One import or re-export. */
export type Import = { readonly specifier: string; readonly line: number; readonly typeOnly: boolean }

const statement =
  /^[ \t]*(?:import|export)\b\s*(?:(?<type>type\s+)?(?:[\w$]+\s*,\s*)?(?:[\w$]+|\*(?:\s*as\s+[\w$]+)?|\{[^}]*\})\s*from\s*)?['"](?<specifier>[^'"\n]+)['"]/gm
const dynamic = /\bimport\(\s*['"](?<specifier>[^'"\n]+)['"]/g

const found = new WeakMap<SourceFile, readonly Import[]>()

/** Finds the imports of a file, `import type` and dynamic ones included. */
export function importsOf(file: SourceFile): readonly Import[] {
  const known = found.get(file)
  if (known) return known
  const { text } = file
  const imports = [...text.matchAll(statement), ...text.matchAll(dynamic)].map((match) => ({
    specifier: match.groups?.specifier ?? '',
    line: lineAt(text, match.index + match[0].length),
    typeOnly: match.groups?.type !== undefined,
  }))
  found.set(file, imports)
  return imports
}

/** The package imports declared in package.json: `#platform/*` → `src/platform/*`. */
const packageImports: readonly (readonly [prefix: string, folder: string])[] = [
  ...['app', 'features', 'cms', 'ui', 'art', 'platform'].map(
    (name) => [`#${name}/`, `src/${name}/`] as const,
  ),
  ...['server', 'content', 'tests'].map((name) => [`#${name}/`, `${name}/`] as const),
]

/** Resolves a specifier to a project file, or null for a package. */
export function resolveImport(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier)
  const found = packageImports.find(([prefix]) => specifier.startsWith(prefix))
  return found ? found[1] + specifier.slice(found[0].length) : null
}

/** The module of a file: one feature, one folder of src, or one folder of the root; '' for the root. */
export function moduleOf(file: string): string {
  const depth = file.startsWith('src/features/') ? 4 : file.startsWith('src/') ? 2 : 1
  const folders = file.split('/').slice(0, -1)
  return folders.slice(0, depth).join('/')
}

/** The specifier by which other modules import a file, or null when there is none. */
export function packageImportOf(file: string): string | null {
  const found = packageImports.find(([, folder]) => file.startsWith(folder))
  return found ? found[0] + file.slice(found[1].length) : null
}
