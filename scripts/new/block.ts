import { blockFiles, blockNames } from './block-files.ts'
import { addToList } from './source-list.ts'

/** Reads a project file; undefined when it does not exist. */
type Read = (path: string) => string | undefined

const cmsRegistry = 'src/cms/blocks.ts'
const pageRegistry = 'src/features/page-rendering/block-registry.ts'

const emptySchemas = (list: string) => `import type { Block } from 'payload'

/** The section types this feature offers. */
export const ${list}: readonly Block[] = []
`

const emptyDefinitions = (list: string) => `import type { BlockDefinitions } from '#features/blocks/index.ts'

/** The blocks this feature offers. Their schemas are listed in \`cms.ts\`. */
export const ${list} = {} satisfies BlockDefinitions
`

/** Adds the lists of a feature that had no blocks to both registries. */
function withFeature(feature: string, list: string, read: Read): [path: string, text: string][] {
  const from = (file: string) => `import { ${list} } from '#features/${feature}/${file}'`
  return [
    [cmsRegistry, addToList(read(cmsRegistry) ?? '', 'blocks', `...${list}`, from('cms.ts'))],
    [pageRegistry, addToList(read(pageRegistry) ?? '', 'definitions', `...${list}`, from('blocks.page.tsx'))],
  ]
}

/**
 * Creates the files of a new block and the updated lists of its feature, by path.
 *
 * @param target feature and block, `vehicle-pages/owner-story`
 * @throws Error when the target is malformed or the block exists.
 */
export function newBlock(target: string, read: Read): ReadonlyMap<string, string> {
  const [, feature, name] = /^([a-z][a-z-]*)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(target) ?? []
  if (!feature || !name) throw new Error(`${target} is not FEATURE/BLOCK in lower-case letters and hyphens.`)
  const root = `src/features/${feature}`
  const folder = `${root}/blocks/${name}`
  if (read(`${folder}/schema.ts`) !== undefined) throw new Error(`${folder} already exists.`)

  const names = blockNames(name)
  const definitionsSource = read(`${root}/blocks.page.tsx`)
  const known = /export const (\w+) =/.exec(definitionsSource ?? '')?.[1]
  const list = known ?? `${blockNames(feature).kind}Blocks`
  const cms = read(`${root}/cms.ts`) ?? ''
  const schemas = known ? cms : `${cms}${emptySchemas(list)}`
  const from = (file: string) => `import { ${names.kind} } from './blocks/${name}/${file}'`
  return new Map([
    ...[...blockFiles(names)].map(([file, text]) => [`${folder}/${file}`, text] as const),
    [`${root}/cms.ts`, addToList(schemas, list, names.kind, from('schema.ts'))],
    [
      `${root}/blocks.page.tsx`,
      addToList(definitionsSource ?? emptyDefinitions(list), list, names.kind, from('block.ts')),
    ],
    ...(known ? [] : withFeature(feature, list, read)),
  ])
}
