import type { SourceFile } from '../source-files.ts'
import type { Boundary, LoadLimit, Violation } from './boundary.ts'
import { matcherOf } from './glob.ts'
import { importsOf, packageImportOf, resolveImport } from './imports.ts'
import { serverCode } from './table.ts'

const textsOfAllLanguages = ['#platform/i18n/{texts,frame-texts}.ts', '#features/*/*/{texts.ts,texts/**}']
const shipped = ['src/**/*.island.tsx', 'src/app/**/{error,global-error}.tsx']

const loadLimits: readonly LoadLimit[] = [
  {
    files: shipped,
    never: serverCode,
    problem: 'Ships server code to the browser',
    remedy: 'Take the data as props.',
  },
  {
    files: shipped,
    never: textsOfAllLanguages,
    problem: 'Ships the texts of all languages to the browser',
    remedy: 'Take the data as props.',
  },
  {
    files: ['src/features/*/*/{jobs,cms,seed}.ts', 'src/features/*/*/blocks/*/schema.ts'],
    never: ['**/*.tsx'],
    problem: 'Runs in plain Node, which refuses .tsx',
    remedy: 'Share the plain part in a .ts file.',
  },
]

/** A module loaded at run time, by its path or its package's name, with the import chain to it. */
type Step = { readonly target: string; readonly chain: readonly string[]; readonly line: number }

function loads(file: SourceFile): { readonly target: string; readonly line: number }[] {
  return importsOf(file)
    .filter(({ typeOnly }) => !typeOnly)
    .map(({ specifier, line }) => ({ target: resolveImport(file.path, specifier) ?? specifier, line }))
}

/** Finds the shortest import chain from a file to a module that it must never load. */
function findLoad(
  start: SourceFile,
  byPath: ReadonlyMap<string, SourceFile>,
  isForbidden: (written: string) => boolean,
): Step | null {
  const queue: Step[] = loads(start).map(({ target, line }) => ({
    target,
    chain: [start.path, target],
    line,
  }))
  const visited = new Set<string>()
  for (const step of queue) {
    const { target, chain, line } = step
    if (visited.has(target)) continue
    visited.add(target)
    if (isForbidden(packageImportOf(target) ?? target)) return step
    const file = byPath.get(target)
    if (file)
      queue.push(
        ...loads(file).map((next) => ({ target: next.target, chain: [...chain, next.target], line })),
      )
  }
  return null
}

/** Rejects files that load what they must not, also indirectly. */
export const indirectLoads: Boundary = (files) => {
  const byPath = new Map(files.map((file) => [file.path, file]))
  return loadLimits.flatMap(({ files: globs, never, problem, remedy }) => {
    const isLimited = matcherOf(globs)
    const isForbidden = matcherOf(never)
    return files.flatMap((file): Violation[] => {
      const load = isLimited(file.path) ? findLoad(file, byPath, isForbidden) : null
      if (!load) return []
      const message = `${problem}: ${load.chain.join(' → ')}. ${remedy}`
      return [{ path: file.path, line: load.line, message }]
    })
  })
}
