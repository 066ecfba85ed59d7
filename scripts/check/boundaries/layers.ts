import type { Boundary, Violation } from './boundary.ts'
import { featureLayers } from './feature-order.ts'
import { importsOf, resolveImport } from './imports.ts'

const order: readonly string[] = Object.values(featureLayers).flat()

const featureOf = (file: string): string | undefined => /^src\/features\/([^/]+)\//.exec(file)?.[1]

function messageFor(feature: string, imported: string): string | null {
  for (const name of [feature, imported])
    if (!order.includes(name))
      return `${name} has no layer: add it in scripts/check/boundaries/feature-order.ts.`
  if (order.indexOf(imported) < order.indexOf(feature)) return null
  return `${feature} is in a layer below ${imported} and cannot import it: take what you need as an argument, or move it down.`
}

/** Restricts a feature to imports of lower features. Source: scripts/check/boundaries/feature-order.ts. */
export const layers: Boundary = (files) =>
  files.flatMap((file) => {
    const feature = featureOf(file.path)
    if (feature === undefined) return []
    return importsOf(file).flatMap(({ specifier, line }): Violation[] => {
      const imported = featureOf(resolveImport(file.path, specifier) ?? '')
      const message = imported && imported !== feature ? messageFor(feature, imported) : null
      return message ? [{ path: file.path, line, message }] : []
    })
  })
