import { importsOf, packageImportOf, resolveImport, roomOf } from './imports.ts'
import type { Breach, Wall } from './wall.ts'

function breachOf(file: string, specifier: string): string | null {
  const target = resolveImport(file, specifier)
  if (target === null) return null
  const leaves = roomOf(target) !== roomOf(file)
  const relative = specifier.startsWith('.')
  if (leaves && relative) {
    const way = packageImportOf(target)
    return way && `A relative import never leaves its room: write '${way}'.`
  }
  return leaves || relative ? null : `Inside a room imports are relative: '${specifier}' is the same room.`
}

/** Inside a room imports are relative, across rooms they are package imports. The plain .mjs of the bootstrap is left out. */
export const rooms: Wall = (files) =>
  files
    .filter(({ path }) => roomOf(path) !== '' && !path.endsWith('.mjs'))
    .flatMap((file) =>
      importsOf(file).flatMap(({ specifier, line }): Breach[] => {
        const message = breachOf(file.path, specifier)
        return message === null ? [] : [{ path: file.path, line, message }]
      }),
    )
