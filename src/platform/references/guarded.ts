import type { CollectionConfig, GlobalConfig } from 'payload'
import { preventRemovalWhileUsed } from './prevent-removal-while-used.ts'
import { recordDraftSave, removalHooks } from './removal.ts'
import { requireNewTargets, requireNewTargetsOfGlobal } from './require-targets.ts'

const { beforeChange, beforeDelete } = removalHooks(preventRemovalWhileUsed)

/**
 * Adds hooks that prevent the removal of a document while others refer to it, and references to documents that do not
 * exist. Both cover every relation of the configuration; `harmlessReference` exempts one.
 */
export function withGuardedReferences<Collection extends CollectionConfig>(
  collection: Collection,
): Collection {
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [recordDraftSave, ...(hooks?.beforeOperation ?? [])],
      // After the collection's own hooks, which may throw a more specific error or change the data.
      beforeChange: [...(hooks?.beforeChange ?? []), ...beforeChange, requireNewTargets],
      beforeDelete: [...(hooks?.beforeDelete ?? []), ...beforeDelete],
    },
  }
}

/** Adds the check of references to a global, which is never removed. */
export function withRequiredTargets<Global extends GlobalConfig>(global: Global): Global {
  const { hooks } = global
  return {
    ...global,
    hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), requireNewTargetsOfGlobal] },
  }
}
