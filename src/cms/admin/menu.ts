import type { CollectionConfig, GlobalConfig } from 'payload'
import { shownTo } from '#features/accounts/cms.ts'

const toEditors = shownTo('admin', 'editor')

/** What the admin lists is for those who edit content, unless its owner shows it to others. */
export function shownToEditors<Listed extends CollectionConfig | GlobalConfig>(listed: Listed): Listed {
  return { ...listed, admin: { ...listed.admin, hidden: listed.admin?.hidden ?? toEditors } }
}

/** Lists ask for what they show, and not for whole documents with all their specifications. */
export function listedBriefly(collection: CollectionConfig): CollectionConfig {
  return { ...collection, admin: { enableListViewSelectAPI: true, ...collection.admin } }
}
