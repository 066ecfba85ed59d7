import type { CollectionAfterChangeHook } from 'payload'
import { publishedBefore } from '#platform/cache/publishing-hooks.ts'
import { newsPath } from '../rules/news-paths.ts'

type Stored = { readonly slug: string; readonly _status?: string | null }

/**
 * Creates a redirect from the old address of a published news item whose address changes, and deletes one from its new
 * address, which would be followed in place of the item if it were unpublished.
 */
export const redirectMovedNews: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { slug, _status } = doc as Stored
  const before = publishedBefore<Stored>(req, collection.slug, doc.id)
  if (!before || before.slug === slug || _status !== 'published') return doc
  const [from, address] = [newsPath(before.slug), newsPath(slug)]
  await req.payload.delete({ collection: 'redirects', where: { from: { in: [address, from] } }, req })
  await req.payload.create({
    collection: 'redirects',
    data: { from, permanent: true, to: { kind: 'address', address } },
    req,
  })
  return doc
}
