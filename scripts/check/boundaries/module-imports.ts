import type { SourceFile } from '../source-files.ts'
import type { Boundary, Violation } from './boundary.ts'
import { featureOrder } from './feature-order.ts'
import { matcherOf } from './glob.ts'
import { type Import, importsOf, moduleOf, packageImportOf, resolveImport } from './imports.ts'
import { areas } from './table.ts'

const compiledAreas = areas.map(({ name, files, may, mayAsType = [], messages }) => ({
  name,
  holds: matcherOf(files),
  allows: matcherOf(may),
  allowsType: matcherOf([...may, ...mayAsType]),
  messages: Object.entries(messages).map(([glob, message]) => ({ applies: matcherOf([glob]), message })),
}))

type CompiledArea = (typeof compiledAreas)[number]

/** An import of a project file that leaves its module is a package import; one that stays is relative. */
function spelling(from: string, target: string, specifier: string): string | null {
  const leaves = moduleOf(target) !== moduleOf(from)
  const relative = specifier.startsWith('.')
  if (leaves && relative) {
    const packageImport = packageImportOf(target)
    return packageImport && `A relative import stays inside its module: write '${packageImport}'.`
  }
  return leaves || relative
    ? null
    : `Imports inside a module are relative: '${specifier}' is in the same module.`
}

const featureOf = (file: string): string | undefined => /^src\/features\/[^/]+\/([^/]+)\//.exec(file)?.[1]

/** A feature imports only features that precede it. Addresses import only addresses, so they may come from any feature. */
function order(from: string, target: string): string | null {
  const [feature, imported] = [featureOf(from), featureOf(target)]
  if (feature === undefined || imported === undefined || imported === feature) return null
  if (target.endsWith('/addresses.ts')) return null
  for (const name of [feature, imported])
    if (!featureOrder.includes(name))
      return `${name} has no layer: add it in scripts/check/boundaries/feature-order.ts.`
  if (featureOrder.indexOf(imported) < featureOrder.indexOf(feature)) return null
  return `${feature} is in a layer below ${imported} and cannot import it: take what you need as an argument, or move it down.`
}

/** An import as the table writes it. */
function written(from: string, target: string): string {
  const module = moduleOf(from)
  if (moduleOf(target) === module) return `.${target.slice(module.length)}`
  return packageImportOf(target) ?? `/${target}`
}

function permission(area: CompiledArea | undefined, imported: string, typeOnly: boolean): string | null {
  if (!area || (typeOnly ? area.allowsType(imported) : area.allows(imported))) return null
  return (
    area.messages.find(({ applies }) => applies(imported))?.message ??
    `${area.name} may not import '${imported}': see scripts/check/boundaries/table.ts.`
  )
}

function messagesFor(file: SourceFile, area: CompiledArea | undefined, { specifier, typeOnly }: Import) {
  const target = resolveImport(file.path, specifier)
  if (target === null) return [permission(area, specifier, typeOnly)]
  return [
    // The bootstrap's own files are left out.
    file.path.endsWith('.mjs') ? null : spelling(file.path, target, specifier),
    order(file.path, target),
    permission(area, written(file.path, target), typeOnly),
  ]
}

/** Restricts the imports of every file to what table.ts and feature-order.ts permit. */
export const moduleImports: Boundary = (files) =>
  files
    .filter(({ path }) => moduleOf(path) !== '')
    .flatMap((file) => {
      const area = compiledAreas.findLast(({ holds }) => holds(file.path))
      return importsOf(file).flatMap((imported) =>
        messagesFor(file, area, imported)
          .filter((message) => message !== null)
          .map((message): Violation => ({ path: file.path, line: imported.line, message })),
      )
    })
