import type { GlobalAfterChangeHook } from 'payload'
import { invalidate } from '#platform/cache/invalidation.ts'
import { tags } from '#platform/cache/tags.ts'

/** A setting may show on any page: whatever shows one is made anew. */
export const expireSettings: GlobalAfterChangeHook = async ({ doc, req }) => {
  await invalidate(req, [tags.settings])
  return doc
}
