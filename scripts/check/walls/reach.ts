import type { SourceFile } from '../source-files.ts'
import { importsOf, resolveImport } from './imports.ts'

/** Something a file loads at run time: a file of the project by its path, a package by its name. */
type Step = { readonly path: string; readonly chain: readonly string[]; readonly line: number }

/** What was looked for, the way to it, and the line on which the way begins. */
export type Reached = {
  readonly what: string
  readonly chain: readonly string[]
  readonly line: number
}

function loads(file: SourceFile): { readonly target: string; readonly line: number }[] {
  return importsOf(file)
    .filter(({ typeOnly }) => !typeOnly)
    .map(({ specifier, line }) => ({ target: resolveImport(file.path, specifier) ?? specifier, line }))
}

/**
 * The nearest thing of a kind that a file loads, however far away.
 *
 * @param kindOf names what must not be reached; undefined for everything else
 */
export function reachedFrom(
  start: SourceFile,
  byPath: ReadonlyMap<string, SourceFile>,
  kindOf: (target: string) => string | undefined,
): Reached | null {
  const queue: Step[] = loads(start).map(({ target, line }) => ({ path: target, chain: [target], line }))
  const seen = new Set<string>()
  for (const { path, chain, line } of queue) {
    const what = kindOf(path)
    if (what) return { what, chain: [start.path, ...chain], line }
    if (seen.has(path)) continue
    seen.add(path)
    const file = byPath.get(path)
    if (file)
      queue.push(...loads(file).map(({ target }) => ({ path: target, chain: [...chain, target], line })))
  }
  return null
}
