import type { SourceFile } from '../source-files.ts'
import { importsOf, resolveImport } from './imports.ts'

/** A module loaded at run time: a project file by its path, a package by its name. */
type Step = { readonly path: string; readonly chain: readonly string[]; readonly line: number }

/** The kind of module that was found, the import chain to it, and the line of its first import. */
export type ForbiddenImport = {
  readonly kind: string
  readonly chain: readonly string[]
  readonly line: number
}

function loads(file: SourceFile): { readonly target: string; readonly line: number }[] {
  return importsOf(file)
    .filter(({ typeOnly }) => !typeOnly)
    .map(({ specifier, line }) => ({ target: resolveImport(file.path, specifier) ?? specifier, line }))
}

/**
 * Finds the shortest import chain from a file to a module of a forbidden kind.
 *
 * @param kindOf names the forbidden kind of a module; undefined when it is allowed
 */
export function findForbiddenImport(
  start: SourceFile,
  byPath: ReadonlyMap<string, SourceFile>,
  kindOf: (target: string) => string | undefined,
): ForbiddenImport | null {
  const queue: Step[] = loads(start).map(({ target, line }) => ({ path: target, chain: [target], line }))
  const visited = new Set<string>()
  for (const { path, chain, line } of queue) {
    const kind = kindOf(path)
    if (kind) return { kind, chain: [start.path, ...chain], line }
    if (visited.has(path)) continue
    visited.add(path)
    const file = byPath.get(path)
    if (file)
      queue.push(...loads(file).map(({ target }) => ({ path: target, chain: [...chain, target], line })))
  }
  return null
}
