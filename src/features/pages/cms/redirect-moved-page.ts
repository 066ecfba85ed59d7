import type { CollectionAfterChangeHook } from 'payload'
import { publishedBefore } from '#platform/cache/publishing-hooks.ts'

type Placed = { readonly path: string; readonly _status?: string | null }

/**
 * A published page that moves leaves a redirect at its old address, so that links from outside still arrive; one that
 * stood at the new address goes, or it would lead away from the page.
 */
export const redirectMovedPage: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { path, _status } = doc as Placed
  const before = publishedBefore<Placed>(req, collection.slug, doc.id)
  if (!before || before.path === path || _status !== 'published') return doc
  await req.payload.delete({ collection: 'redirects', where: { from: { in: [path, before.path] } }, req })
  await req.payload.create({
    collection: 'redirects',
    data: { from: before.path, permanent: true, to: { kind: 'page', page: doc.id } },
    req,
  })
  return doc
}
