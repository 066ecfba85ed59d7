import { blockRegistries } from '../generated/block-registries.ts'
import type { Boundary } from './boundary.ts'

const parts = ['schema.ts', 'block.ts'] as const

const inBlockFolder = /^(src\/features\/[^/]+\/[^/]+\/blocks\/[^/]+)\//

/** Requires a schema and a definition in every block folder, and registries that have all of them. */
export const blockFolders: Boundary = (files) => {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const folders = new Set(files.flatMap(({ path }) => inBlockFolder.exec(path)?.[1] ?? []))
  if (folders.size === 0) return []
  const missing = [...folders].flatMap((folder) =>
    parts
      .map((part) => `${folder}/${part}`)
      .filter((path) => !byPath.has(path))
      .map((path) => ({ path, line: 1, message: 'Missing: a block has a schema.ts and a block.ts.' })),
  )
  const stale = [...blockRegistries([...byPath.keys()])]
    .filter(([path, text]) => byPath.get(path)?.text !== text)
    .map(([path]) => ({ path, line: 1, message: 'Out of date: npm run generate.' }))
  return [...missing, ...stale]
}
