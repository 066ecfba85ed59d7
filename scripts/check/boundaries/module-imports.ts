import type { Boundary, Violation } from './boundary.ts'
import { importsOf, moduleOf, packageImportOf, resolveImport } from './imports.ts'

function violationOf(file: string, specifier: string): string | null {
  const target = resolveImport(file, specifier)
  if (target === null) return null
  const leaves = moduleOf(target) !== moduleOf(file)
  const relative = specifier.startsWith('.')
  if (leaves && relative) {
    const packageImport = packageImportOf(target)
    return packageImport && `A relative import stays inside its module: write '${packageImport}'.`
  }
  return leaves || relative
    ? null
    : `Imports inside a module are relative: '${specifier}' is in the same module.`
}

/** Requires relative imports inside a module and package imports across modules. The bootstrap's .mjs files are left out. */
export const moduleImports: Boundary = (files) =>
  files
    .filter(({ path }) => moduleOf(path) !== '' && !path.endsWith('.mjs'))
    .flatMap((file) =>
      importsOf(file).flatMap(({ specifier, line }): Violation[] => {
        const message = violationOf(file.path, specifier)
        return message === null ? [] : [{ path: file.path, line, message }]
      }),
    )
