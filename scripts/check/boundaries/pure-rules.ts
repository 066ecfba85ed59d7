import type { Boundary, Violation } from './boundary.ts'
import { importsOf, moduleOf, resolveImport } from './imports.ts'

const rules = /^src\/features\/[^/]+\/rules(?:\.ts$|\/)/
const index = /^src\/features\/[^/]+\/index\.ts$/

/**
 * Restricts a rule to `rules.ts` and the types in `index.ts` of another feature. The linter cannot tell types from values.
 */
export const pureRules: Boundary = (files) =>
  files
    .filter(({ path }) => rules.test(path) && !/\.test(?:-support)?\.ts$/.test(path))
    .flatMap((file) =>
      importsOf(file).flatMap(({ specifier, line, typeOnly }): Violation[] => {
        const target = resolveImport(file.path, specifier) ?? ''
        if (typeOnly || !index.test(target) || moduleOf(target) === moduleOf(file.path)) return []
        const message = `Rules are pure: write 'import type', or take a rule from '${specifier.replace('index.ts', 'rules.ts')}'.`
        return [{ path: file.path, line, message }]
      }),
    )
