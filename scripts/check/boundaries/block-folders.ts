import type { SourceFile } from '../source-files.ts'
import type { Boundary, Violation } from './boundary.ts'
import { importsOf, resolveImport } from './imports.ts'

/** The files of a block that must be imported, and by which file of the feature. */
const listedParts = [
  { part: 'schema.ts', list: 'cms.ts' },
  { part: 'block.ts', list: 'blocks.page.tsx' },
] as const

const inBlockFolder = /^(src\/features\/[^/]+)\/blocks\/([^/]+)\//

function isListed(list: SourceFile | undefined, part: string): boolean {
  return (
    list !== undefined &&
    importsOf(list).some(({ specifier }) => resolveImport(list.path, specifier) === part)
  )
}

/** Requires a schema and a definition in every block folder, both listed by the feature. */
export const blockFolders: Boundary = (files) => {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const folders = new Map(
    files.flatMap(({ path }) => {
      const [, feature = '', name = ''] = inBlockFolder.exec(path) ?? []
      return name ? [[`${feature}/blocks/${name}`, feature] as const] : []
    }),
  )
  return [...folders].flatMap(([folder, feature]) =>
    listedParts.flatMap(({ part, list }): Violation[] => {
      const path = `${folder}/${part}`
      if (!byPath.has(path))
        return [{ path, line: 1, message: 'Missing: a block has a schema.ts and a block.ts.' }]
      if (isListed(byPath.get(`${feature}/${list}`), path)) return []
      return [{ path, line: 1, message: `Not listed: add it to the blocks in ${feature}/${list}.` }]
    }),
  )
}
