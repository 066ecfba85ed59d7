import type { CollectionConfig, GlobalConfig } from 'payload'
import { shownTo } from '#features/accounts/cms.ts'

const toEditors = shownTo('admin', 'editor')

/** What the admin lists is for those who edit content, unless its owner shows it to others. */
export function shownToEditors<Listed extends CollectionConfig | GlobalConfig>(listed: Listed): Listed {
  return { ...listed, admin: { ...listed.admin, hidden: listed.admin?.hidden ?? toEditors } }
}

const pagination = { defaultLimit: 25, limits: [10, 25, 50, 100] }

/** Lists ask for what they show, and not for whole documents with all their specifications; a screenful at a time. */
export function listedBriefly(collection: CollectionConfig): CollectionConfig {
  return { ...collection, admin: { enableListViewSelectAPI: true, pagination, ...collection.admin } }
}
