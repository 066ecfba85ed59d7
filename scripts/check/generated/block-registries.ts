import { globSync } from 'node:fs'
import { packageImportOf } from '../boundaries/imports.ts'

/** Where a registry is, and the file of a block's folder that it imports. */
type Registry = {
  readonly file: string
  readonly part: 'schema.ts' | 'block.ts'
  /** The text above and around the names of the blocks. */
  readonly head: string
  readonly opening: string
  readonly closing: string
}

const registries: readonly Registry[] = [
  {
    file: 'src/cms/blocks.generated.ts',
    part: 'schema.ts',
    head: "import type { Block } from 'payload'\n",
    opening:
      '/** The schema of every block, by folder; written by `npm run generate`. */\nexport const blockSchemas: readonly Block[] = [',
    closing: ']',
  },
  {
    file: 'src/features/site/page-rendering/blocks.generated.ts',
    part: 'block.ts',
    head: '',
    opening:
      '/** The definition of every block, by folder; written by `npm run generate`. */\nexport const blockDefinitions = {',
    closing: '}',
  },
]

const inBlockFolder = /^src\/features\/[^/]+\/[^/]+\/blocks\/([^/]+)\/([^/]+)$/

/** The kind of a block, which is the name of its folder in camel case: `owner-story` → `ownerStory`. */
export const kindOfFolder = (folder: string): string =>
  folder.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** How a registry imports a file: relative inside of its own feature. */
function specifierOf(registry: string, path: string): string {
  const feature = /^src\/features\/[^/]+\/[^/]+\//.exec(registry)?.[0]
  if (feature && path.startsWith(feature)) return `./${path.slice(feature.length)}`
  return packageImportOf(path) ?? path
}

function registryText({ file, part, head, opening, closing }: Registry, paths: readonly string[]): string {
  const blocks = paths.flatMap((path) => {
    const [, folder = '', name] = inBlockFolder.exec(path) ?? []
    return name === part ? [{ path, kind: kindOfFolder(folder) }] : []
  })
  const imports = blocks.map(({ path, kind }) => `import { ${kind} } from '${specifierOf(file, path)}'\n`)
  const names = blocks.map(({ kind }) => `  ${kind},\n`)
  return `${head}${imports.join('')}\n${opening}\n${names.join('')}${closing}\n`
}

/**
 * The text of both registries of blocks, by path: that of the schemas, which plain Node loads, and that of the definitions,
 * whose views it rejects. A block is in them because it has a folder.
 *
 * @param paths files of the project, relative to its root
 */
export function blockRegistries(paths: readonly string[]): ReadonlyMap<string, string> {
  const sorted = [...paths].sort()
  return new Map(registries.map((registry) => [registry.file, registryText(registry, sorted)]))
}

/** The files in the folders of all blocks. */
export function blockFiles(): string[] {
  return globSync('src/features/*/*/blocks/*/{schema,block}.ts').map((path) => path.replaceAll('\\', '/'))
}
