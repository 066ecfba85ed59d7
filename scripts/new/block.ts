import { blockFiles, blockNames } from './block-files.ts'

/**
 * Creates the files of a new block, by path.
 *
 * @param target wing, feature and block, `vehicles/range-page/owner-story`
 * @param exists whether a project file exists
 * @throws Error when the target is malformed or the block exists.
 */
export function newBlock(target: string, exists: (path: string) => boolean): ReadonlyMap<string, string> {
  const [, feature, name] = /^([a-z-]+\/[a-z-]+)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(target) ?? []
  if (!feature || !name)
    throw new Error(`${target} is not WING/FEATURE/BLOCK in lower-case letters and hyphens.`)
  const folder = `src/features/${feature}/blocks/${name}`
  if (exists(`${folder}/schema.ts`)) throw new Error(`${folder} already exists.`)
  return new Map(
    [...blockFiles(blockNames(name))].map(([file, text]) => [`${folder}/${file}`, text] as const),
  )
}
