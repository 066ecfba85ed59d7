import type { CollectionConfig, GlobalConfig } from 'payload'
import { hiddenExceptFor } from '#features/people/accounts/cms.ts'

const hiddenExceptForEditors = hiddenExceptFor('admin', 'editor')

/** Hides a collection or global in the admin from users who do not edit content, unless it sets `hidden` itself. */
export function withEditorVisibility<Entity extends CollectionConfig | GlobalConfig>(entity: Entity): Entity {
  return { ...entity, admin: { ...entity.admin, hidden: entity.admin?.hidden ?? hiddenExceptForEditors } }
}

const pagination = { defaultLimit: 25, limits: [10, 25, 50, 100] }

/** Makes list views query only the displayed columns, not whole documents, in pages of 25. */
export function withPagedList(collection: CollectionConfig): CollectionConfig {
  return { ...collection, admin: { enableListViewSelectAPI: true, pagination, ...collection.admin } }
}
