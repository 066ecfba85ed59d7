import { isClientFile } from './browser-files.ts'
import { reachedFrom } from './reach.ts'
import type { Wall } from './wall.ts'

const serverFiles =
  /^src\/features\/[^/]+\/(?:server\.ts|cms\.ts|jobs\.ts|services\.ts|page\.tsx|data\/)|^src\/platform\/(?:database\/|config\.ts|cms\.ts|log\.ts)|^server\//
const serverPackages =
  /^(?:node:|payload(?:\/|$)|pg$|pg-boss$|pino$|server-only$|next\/(?:headers|cache|server)$)/

/** Every text in every language: far more than a page shows. */
const catalogueFiles = /^src\/platform\/i18n\/(?:frame-)?texts\.ts$|^src\/features\/[^/]+\/texts(?:\.ts$|\/)/

function whatMustNotShip(target: string): string | undefined {
  if (serverFiles.test(target) || serverPackages.test(target)) return 'server code'
  return catalogueFiles.test(target) ? 'the texts of all languages' : undefined
}

/**
 * Nothing an island loads, however far away, is server code or the catalogue of texts. The linter sees its own imports
 * only.
 */
export const islands: Wall = (files) => {
  const byPath = new Map(files.map((file) => [file.path, file]))
  return files
    .filter((file) => isClientFile(file) && !file.path.includes('/cms/admin/'))
    .flatMap((file) => {
      const reached = reachedFrom(file, byPath, whatMustNotShip)
      if (!reached) return []
      const { what, chain, line } = reached
      const message = `Ships ${what} to the browser: ${chain.join(' → ')}. Take the data as props.`
      return { path: file.path, line, message }
    })
}
