import type { CollectionAfterChangeHook } from 'payload'
import { publishedBefore } from '#platform/cache/publishing-hooks.ts'

type Stored = { readonly slug: string; readonly _status?: string | null }

/**
 * Creates a redirect from the old address of a published document whose slug changes, so that external links still work,
 * and deletes one from its new address, which would be followed in its place while it is unpublished.
 *
 * @param pathOf returns the path of the document with a slug
 */
export const redirectMoved =
  (pathOf: (slug: string) => string): CollectionAfterChangeHook =>
  async ({ collection, doc, req }) => {
    const { slug, _status } = doc as Stored
    const before = publishedBefore<Stored>(req, collection.slug, doc.id)
    if (!before || before.slug === slug || _status !== 'published') return doc
    const [from, address] = [pathOf(before.slug), pathOf(slug)]
    await req.payload.delete({ collection: 'redirects', where: { from: { in: [address, from] } }, req })
    await req.payload.create({
      collection: 'redirects',
      data: { from, permanent: true, to: { kind: 'address', address } },
      req,
    })
    return doc
  }
