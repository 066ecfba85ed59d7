import type { CollectionConfig, GlobalConfig } from 'payload'
import { refuseWhileUsed } from './refuse-while-used.ts'
import { beforeRemoval, noteDraft } from './removal.ts'
import { requireNewTargets, requireNewTargetsOfGlobal } from './require-targets.ts'

const { beforeChange, beforeDelete } = beforeRemoval(refuseWhileUsed)

/**
 * Adds to a collection that its documents are not removed while others depend on them, and that they refer to nothing
 * that does not exist. Both follow from the configuration's relations; `harmlessReference` exempts one.
 */
export function withGuardedReferences<Collection extends CollectionConfig>(
  collection: Collection,
): Collection {
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [noteDraft, ...(hooks?.beforeOperation ?? [])],
      // After the collection's own hooks, which may refuse for a better reason or change what is stored.
      beforeChange: [...(hooks?.beforeChange ?? []), ...beforeChange, requireNewTargets],
      beforeDelete: [...(hooks?.beforeDelete ?? []), ...beforeDelete],
    },
  }
}

/** The same for what there is one of, which is never removed. */
export function withRequiredTargets<Global extends GlobalConfig>(global: Global): Global {
  const { hooks } = global
  return {
    ...global,
    hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), requireNewTargetsOfGlobal] },
  }
}
