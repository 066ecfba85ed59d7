import type {
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
} from 'payload'
import { invalidate } from './invalidation.ts'

type Published = { _status?: 'draft' | 'published' | null }

const wasPublicKey = 'globalWasPublic'

/** Whether the global is published, by its stored row rather than its newest draft version. */
async function isPublic(slug: string, req: PayloadRequest): Promise<boolean> {
  const stored = await req.payload.findGlobal({
    slug: slug as GlobalSlug,
    draft: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return (stored as Published)._status === 'published'
}

/**
 * Creates hooks for a global with drafts that expire the tags when the published content changes: on a published save
 * or when it is unpublished. Saving or autosaving a draft expires nothing.
 */
export function globalPublishingHooks(tags: readonly string[]): NonNullable<GlobalConfig['hooks']> {
  const recordPublished: GlobalBeforeChangeHook = async ({ data, global, req }) => {
    const wasPublic = await isPublic(global.slug, req)
    // Set after the query, because a nested query replaces the request's context by a copy.
    req.context[wasPublicKey] = wasPublic
    return data
  }
  const expire: GlobalAfterChangeHook = async ({ doc, global, req }) => {
    const published = (doc as Published)._status === 'published'
    const unpublished =
      !published && req.context[wasPublicKey] === true && !(await isPublic(global.slug, req))
    if (published || unpublished) await invalidate(req, tags)
    return doc
  }
  return { beforeChange: [recordPublished], afterChange: [expire] }
}
