import type { GlobalAfterChangeHook } from 'payload'
import { invalidate } from '#platform/cache/invalidation.ts'
import { tags } from '#platform/cache/tags.ts'

/** Expires every cache entry that contains a setting. */
export const expireSettingsCache: GlobalAfterChangeHook = async ({ doc, req }) => {
  await invalidate(req, [tags.settings])
  return doc
}
