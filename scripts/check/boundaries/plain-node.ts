import type { Boundary } from './boundary.ts'
import { findForbiddenImport } from './forbidden-import.ts'

/** The entry points of a feature that the worker, the CMS's child processes and the commands load. */
const nodeEntryPoints = /^src\/features\/[^/]+\/(?:jobs|cms|seed)\.ts$/

/** Rejects views loaded in plain Node, also indirectly: Node cannot run `.tsx` and fails only at run time. */
export const plainNode: Boundary = (files) => {
  const byPath = new Map(files.map((file) => [file.path, file]))
  return files
    .filter(({ path }) => nodeEntryPoints.test(path))
    .flatMap((file) => {
      const reached = findForbiddenImport(file, byPath, (target) =>
        target.endsWith('.tsx') ? 'a view' : undefined,
      )
      if (!reached) return []
      const { chain, line } = reached
      const message = `Runs in plain Node, which refuses .tsx: ${chain.join(' → ')}. Share the plain part in a .ts file.`
      return { path: file.path, line, message }
    })
}
