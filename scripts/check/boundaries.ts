import { blockFolders } from './boundaries/block-folders.ts'
import type { Boundary, Violation } from './boundaries/boundary.ts'
import { browserFiles } from './boundaries/browser-files.ts'
import { cacheTable } from './boundaries/caches.ts'
import { forbiddenPatterns } from './boundaries/forbidden-patterns.ts'
import { frameworkInternals } from './boundaries/internals.ts'
import { islands } from './boundaries/islands.ts'
import { layers } from './boundaries/layers.ts'
import { marketFacts } from './boundaries/market.ts'
import { moduleImports } from './boundaries/module-imports.ts'
import { names } from './boundaries/names.ts'
import { plainNode } from './boundaries/plain-node.ts'
import { pureRules } from './boundaries/pure-rules.ts'
import { retiredTerms } from './boundaries/retired-terms.ts'
import type { SourceFile } from './source-files.ts'

const boundaries: readonly Boundary[] = [
  moduleImports,
  layers,
  browserFiles,
  islands,
  plainNode,
  pureRules,
  names,
  frameworkInternals,
  cacheTable,
  marketFacts,
  blockFolders,
  forbiddenPatterns,
  retiredTerms,
]

/** Lists every violation of the structural rules that the linter cannot express, in file order. */
export function findViolations(files: readonly SourceFile[]): Violation[] {
  return boundaries
    .flatMap((boundary) => boundary(files))
    .sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line)
}
