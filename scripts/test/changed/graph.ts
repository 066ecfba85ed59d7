import path from 'node:path'
import { resolveImport } from '../../check/boundaries/imports.ts'
import type { SourceFile } from '../../check/source-files.ts'

/** The direct dependencies of each file: the files it imports, starts as a process or reads. */
export type DependencyGraph = ReadonlyMap<string, readonly string[]>

/** An import of types only, which does not exist at run time. */
const typeImport =
  /^(?:import|export)\s+type\s+(?:\{[^}]*\}|\*(?:\s+as\s+\w+)?|\w+)\s*from\s*['"][^'"\n]+['"]/gm

/** The quotes are not part of the match, so that an apostrophe in a comment does not break the literals after it. */
const literal = /(?<=['"`])[^'"`\s]+(?=['"`])/g

const variable = /[*{$].*$/s
const exportName = /(?<=.)#.*$/

/** Paths a literal may refer to: an import, a path relative to its file, or one relative to the project root. */
function candidatePaths(from: string, text: string): string[] {
  if (text.startsWith('/') || (text.startsWith('.') && variable.test(text))) return []
  const name = text.replace(variable, '').replace(exportName, '')
  if (!name) return []
  const near = resolveImport(from, name) ?? path.posix.join(path.posix.dirname(from), name)
  const fromRoot = name.includes('/') ? [path.posix.normalize(name)] : []
  return [path.posix.normalize(near), ...fromRoot].map((candidate) => candidate.replace(/\/$/, ''))
}

function foldersOf(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>()
  for (const file of files) {
    let folder = path.posix.dirname(file.path)
    while (folder !== '.') {
      folders.set(folder, [...(folders.get(folder) ?? []), file.path])
      folder = path.posix.dirname(folder)
    }
  }
  return folders
}

/**
 * Builds the graph from every string literal that names a file: static and dynamic imports, workers, programs to start and
 * files to read. A literal that names a folder counts as a dependency on every file in it, except in style sheets, where
 * folders are sources of class names.
 */
export function buildDependencyGraph(files: readonly SourceFile[]): DependencyGraph {
  const known = new Set(files.map((file) => file.path))
  const folders = foldersOf(files)
  return new Map(
    files.map((file) => {
      const dependencies = new Set<string>()
      for (const [text] of file.text.replace(typeImport, '').matchAll(literal)) {
        for (const candidate of candidatePaths(file.path, text)) {
          if (known.has(candidate)) dependencies.add(candidate)
          else if (text.includes('/') && !file.path.endsWith('.css'))
            for (const member of folders.get(candidate) ?? []) dependencies.add(member)
        }
      }
      dependencies.delete(file.path)
      return [file.path, [...dependencies]]
    }),
  )
}

/** All direct and indirect dependencies of the given files, themselves included. */
export function dependenciesOf(starts: Iterable<string>, graph: DependencyGraph): ReadonlySet<string> {
  const reached = new Set(starts)
  for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next)
  return reached
}

/** Maps every direct and indirect dependent of the given files to the one it depends on; these map to themselves. */
export function dependentsOf(
  targets: readonly string[],
  graph: DependencyGraph,
): ReadonlyMap<string, string> {
  const importers = new Map<string, string[]>()
  for (const [from, nexts] of graph)
    for (const next of nexts) importers.set(next, [...(importers.get(next) ?? []), from])
  const dependents = new Map(targets.map((target) => [target, target]))
  for (const [file, target] of dependents)
    for (const from of importers.get(file) ?? []) if (!dependents.has(from)) dependents.set(from, target)
  return dependents
}
