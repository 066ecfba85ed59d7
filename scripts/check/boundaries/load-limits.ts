import type { SourceFile } from '../source-files.ts'
import type { Boundary, Violation } from './boundary.ts'
import { matcherOf } from './glob.ts'
import { importsOf, packageImportOf, resolveImport } from './imports.ts'
import { loadLimits } from './table.ts'

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

/** Rejects files that load what they must not, also indirectly, by the limits of table.ts. */
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
