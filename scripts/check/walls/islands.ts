import type { SourceFile } from '../source-files.ts'
import { isClientFile } from './browser-files.ts'
import { importsOf, resolveImport } from './imports.ts'
import type { Breach, Wall } from './wall.ts'

const serverFiles =
  /^src\/features\/[^/]+\/(?:server\.ts|cms\.ts|jobs\.ts|services\.ts|page\.tsx|data\/)|^src\/platform\/(?:database\/|config\.ts|cms\.ts|log\.ts)|^server\//
const serverPackages =
  /^(?:node:|payload(?:\/|$)|pg$|pg-boss$|pino$|server-only$|next\/(?:headers|cache|server)$)/

/** Every text in every language: far more than a page shows. */
const catalogueFiles = /^src\/platform\/i18n\/(?:texts\.ts$|texts\/)/

type Step = { readonly path: string; readonly chain: readonly string[]; readonly line: number }

function whatMustNotShip(target: string): string | undefined {
  if (serverFiles.test(target) || serverPackages.test(target)) return 'server code'
  return catalogueFiles.test(target) ? 'the texts of all languages' : undefined
}

/** What one file loads at run time: files of the project, and packages of the server under their own name. */
function loads(file: SourceFile): { readonly target: string; readonly line: number }[] {
  return importsOf(file)
    .filter(({ typeOnly }) => !typeOnly)
    .flatMap(({ specifier, line }) => {
      const target =
        resolveImport(file.path, specifier) ?? (serverPackages.test(specifier) ? specifier : null)
      return target === null ? [] : [{ target, line }]
    })
}

function breachOf(island: SourceFile, byPath: ReadonlyMap<string, SourceFile>): Breach | null {
  const queue: Step[] = loads(island).map(({ target, line }) => ({ path: target, chain: [target], line }))
  const seen = new Set<string>()
  for (const { path, chain, line } of queue) {
    const shipped = whatMustNotShip(path)
    if (shipped) {
      const message = `Ships ${shipped} to the browser: ${[island.path, ...chain].join(' → ')}. Take the data as props.`
      return { path: island.path, line, message }
    }
    if (seen.has(path)) continue
    seen.add(path)
    const file = byPath.get(path)
    if (file)
      queue.push(...loads(file).map(({ target }) => ({ path: target, chain: [...chain, target], line })))
  }
  return null
}

/**
 * Nothing an island loads, however far away, is server code or the catalogue of texts. The linter sees its own imports
 * only.
 */
export const islands: Wall = (files) => {
  const byPath = new Map(files.map((file) => [file.path, file]))
  return files
    .filter((file) => isClientFile(file) && !file.path.includes('/cms/admin/'))
    .flatMap((file) => breachOf(file, byPath) ?? [])
}
