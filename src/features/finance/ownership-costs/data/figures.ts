import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import { cms } from '#platform/process/cms.ts'
import type { OwnershipFigures } from '../rules/figures.ts'
import { readOwnershipFigures } from './stored-figures.ts'

/** Returns the cached figures of every day. They expire at midnight, when others may apply. */
export function ownershipFigures(): Promise<OwnershipFigures> {
  return cached(caches.ownershipFigures, ['ownership figures'], async () => readOwnershipFigures(await cms()))
}
