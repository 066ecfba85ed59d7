import { reachedFrom } from './reach.ts'
import type { Wall } from './wall.ts'

/** By these doors the worker, the CMS's children and the commands enter a feature. */
const nodeDoors = /^src\/features\/[^/]+\/(?:jobs|cms|seed)\.ts$/

/** Nothing that runs in plain Node loads a view, however far away: Node refuses `.tsx`, and only when it is asked to. */
export const plainNode: Wall = (files) => {
  const byPath = new Map(files.map((file) => [file.path, file]))
  return files
    .filter(({ path }) => nodeDoors.test(path))
    .flatMap((file) => {
      const reached = reachedFrom(file, byPath, (target) => (target.endsWith('.tsx') ? 'a view' : undefined))
      if (!reached) return []
      const { chain, line } = reached
      const message = `Runs in plain Node, which refuses .tsx: ${chain.join(' → ')}. Share the plain part in a .ts file.`
      return { path: file.path, line, message }
    })
}
