import type { Boundary } from './boundary.ts'
import { isClientFile } from './browser-files.ts'
import { findForbiddenImport } from './forbidden-import.ts'

const serverFiles =
  /^src\/features\/[^/]+\/(?:server\.ts|cms\.ts|jobs\.ts|services\.ts|page\.tsx|data\/)|^src\/platform\/(?:database\/|config\.ts|cms\.ts|log\.ts)|^server\//
const serverPackages =
  /^(?:node:|payload(?:\/|$)|pg$|pg-boss$|pino$|server-only$|next\/(?:headers|cache|server)$)/

/** All texts in all languages: far more than one page needs. */
const catalogueFiles = /^src\/platform\/i18n\/(?:frame-)?texts\.ts$|^src\/features\/[^/]+\/texts(?:\.ts$|\/)/

function serverOnlyKind(target: string): string | undefined {
  if (serverFiles.test(target) || serverPackages.test(target)) return 'server code'
  return catalogueFiles.test(target) ? 'the texts of all languages' : undefined
}

/**
 * Rejects islands that load server code or the catalogue of texts, also indirectly. The linter checks direct imports only.
 */
export const islands: Boundary = (files) => {
  const byPath = new Map(files.map((file) => [file.path, file]))
  return files
    .filter((file) => isClientFile(file) && !file.path.includes('/cms/admin/'))
    .flatMap((file) => {
      const reached = findForbiddenImport(file, byPath, serverOnlyKind)
      if (!reached) return []
      const { kind, chain, line } = reached
      const message = `Ships ${kind} to the browser: ${chain.join(' → ')}. Take the data as props.`
      return { path: file.path, line, message }
    })
}
