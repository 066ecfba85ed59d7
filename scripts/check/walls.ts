import type { SourceFile } from './source-files.ts'
import { blockFolders } from './walls/block-folders.ts'
import { browserFiles } from './walls/browser-files.ts'
import { cacheTable } from './walls/caches.ts'
import { internalsInOnePlace } from './walls/internals.ts'
import { islands } from './walls/islands.ts'
import { layers } from './walls/layers.ts'
import { marketFacts } from './walls/market.ts'
import { names } from './walls/names.ts'
import { plainNode } from './walls/plain-node.ts'
import { pureRules } from './walls/pure-rules.ts'
import { rooms } from './walls/rooms.ts'
import type { Breach, Wall } from './walls/wall.ts'
import { forbiddenWords } from './walls/words.ts'

const boundaries: readonly Wall[] = [
  rooms,
  layers,
  browserFiles,
  islands,
  plainNode,
  pureRules,
  names,
  internalsInOnePlace,
  cacheTable,
  marketFacts,
  blockFolders,
  forbiddenWords,
]

/** Lists every violation of the structural rules that the linter cannot express, in file order. */
export function findBreaches(files: readonly SourceFile[]): Breach[] {
  return boundaries
    .flatMap((boundary) => boundary(files))
    .sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line)
}
