import { blockFolders } from './boundaries/block-folders.ts'
import type { Boundary, Violation } from './boundaries/boundary.ts'
import { browserFiles } from './boundaries/browser-files.ts'
import { cacheTable } from './boundaries/caches.ts'
import { forbiddenPatterns } from './boundaries/forbidden-patterns.ts'
import { frameworkInternals } from './boundaries/internals.ts'
import { indirectLoads } from './boundaries/load-limits.ts'
import { marketFacts } from './boundaries/market.ts'
import { moduleImports } from './boundaries/module-imports.ts'
import type { SourceFile } from './source-files.ts'

const boundaries: readonly Boundary[] = [
  moduleImports,
  indirectLoads,
  browserFiles,
  frameworkInternals,
  cacheTable,
  marketFacts,
  blockFolders,
  forbiddenPatterns,
]

/** Lists every violation of the structural rules, in file order. */
export function findViolations(files: readonly SourceFile[]): Violation[] {
  return boundaries
    .flatMap((boundary) => boundary(files))
    .sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line)
}
