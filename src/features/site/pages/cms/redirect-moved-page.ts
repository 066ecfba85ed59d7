import type { CollectionAfterChangeHook } from 'payload'
import { publishedBefore } from '#platform/cache/publishing-hooks.ts'

type PathFields = { readonly path: string; readonly _status?: string | null }

/**
 * Creates a redirect from the old path of a published page that moves, so that external links still work, and deletes a
 * redirect from its new path, which would make the page unreachable.
 */
export const redirectMovedPage: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { path, _status } = doc as PathFields
  const before = publishedBefore<PathFields>(req, collection.slug, doc.id)
  if (!before || before.path === path || _status !== 'published') return doc
  await req.payload.delete({ collection: 'redirects', where: { from: { in: [path, before.path] } }, req })
  await req.payload.create({
    collection: 'redirects',
    data: { from: before.path, permanent: true, to: { kind: 'page', page: doc.id } },
    req,
  })
  return doc
}
