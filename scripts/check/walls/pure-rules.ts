import { importsOf, resolveImport, roomOf } from './imports.ts'
import type { Breach, Wall } from './wall.ts'

const rules = /^src\/features\/[^/]+\/rules(?:\.ts$|\/)/
const index = /^src\/features\/[^/]+\/index\.ts$/

/**
 * Restricts a rule to `rules.ts` and the types in `index.ts` of another feature. The linter cannot tell types from values.
 */
export const pureRules: Wall = (files) =>
  files
    .filter(({ path }) => rules.test(path) && !/\.test(?:-support)?\.ts$/.test(path))
    .flatMap((file) =>
      importsOf(file).flatMap(({ specifier, line, typeOnly }): Breach[] => {
        const target = resolveImport(file.path, specifier) ?? ''
        if (typeOnly || !index.test(target) || roomOf(target) === roomOf(file.path)) return []
        const message = `Rules are pure: write 'import type', or take a rule from '${specifier.replace('index.ts', 'rules.ts')}'.`
        return [{ path: file.path, line, message }]
      }),
    )
