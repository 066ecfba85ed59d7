import path from 'node:path'
import type { SourceFile } from '../../check/source-files.ts'
import { resolveImport } from '../../check/walls/imports.ts'

/** The files that each file leads to: it imports them, starts them as a process, or reads them. */
export type Graph = ReadonlyMap<string, readonly string[]>

/** An import of types alone, which is gone when the code runs. */
const typeImport =
  /^(?:import|export)\s+type\s+(?:\{[^}]*\}|\*(?:\s+as\s+\w+)?|\w+)\s*from\s*['"][^'"\n]+['"]/gm

/** The quotes are not part of the match: an apostrophe in a comment spoils no literal after it. */
const literal = /(?<=['"`])[^'"`\s]+(?=['"`])/g

const variable = /[*{$].*$/s
const exportName = /(?<=.)#.*$/

/** Paths a literal may mean: an import, a path beside its file, or one from the project's root. */
function meanings(from: string, text: string): string[] {
  if (text.startsWith('/') || (text.startsWith('.') && variable.test(text))) return []
  const name = text.replace(variable, '').replace(exportName, '')
  if (!name) return []
  const near = resolveImport(from, name) ?? path.posix.join(path.posix.dirname(from), name)
  const fromRoot = name.includes('/') ? [path.posix.normalize(name)] : []
  return [path.posix.normalize(near), ...fromRoot].map((place) => place.replace(/\/$/, ''))
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
 * Reads what leads where off every string literal that names a file, whatever is done with it: imports, dynamic ones,
 * workers, programs to start and files to read look alike. A literal that names a folder names all in it. Style sheets
 * name files alone, because their folders are places to look for class names.
 */
export function readGraph(files: readonly SourceFile[]): Graph {
  const known = new Set(files.map((file) => file.path))
  const folders = foldersOf(files)
  return new Map(
    files.map((file) => {
      const named = new Set<string>()
      for (const [text] of file.text.replace(typeImport, '').matchAll(literal)) {
        for (const place of meanings(file.path, text)) {
          if (known.has(place)) named.add(place)
          else if (text.includes('/') && !file.path.endsWith('.css'))
            for (const inside of folders.get(place) ?? []) named.add(inside)
        }
      }
      named.delete(file.path)
      return [file.path, [...named]]
    }),
  )
}

/** Every file that the given ones lead to, themselves included. */
export function reachedFrom(starts: Iterable<string>, graph: Graph): ReadonlySet<string> {
  const reached = new Set(starts)
  for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next)
  return reached
}

/** Every file that leads to one of the given files, with that one; the given files lead to themselves. */
export function leadingTo(targets: readonly string[], graph: Graph): ReadonlyMap<string, string> {
  const backwards = new Map<string, string[]>()
  for (const [from, nexts] of graph)
    for (const next of nexts) backwards.set(next, [...(backwards.get(next) ?? []), from])
  const leading = new Map(targets.map((target) => [target, target]))
  for (const [file, target] of leading)
    for (const from of backwards.get(file) ?? []) if (!leading.has(from)) leading.set(from, target)
  return leading
}
