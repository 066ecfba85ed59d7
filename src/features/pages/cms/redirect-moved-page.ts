import type { CollectionAfterChangeHook } from 'payload'

type Placed = { readonly path: string; readonly _status?: string | null }

/**
 * A published page that moves leaves a redirect at its old address, so that links from outside still arrive; one that
 * stood at the new address goes, or it would lead away from the page.
 */
export const redirectMovedPage: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const { path, _status } = doc as Placed
  const before = previousDoc as Placed | undefined
  const moved = operation === 'update' && before && before.path !== path
  if (!moved || _status !== 'published' || before._status !== 'published') return doc
  await req.payload.delete({ collection: 'redirects', where: { from: { in: [path, before.path] } }, req })
  await req.payload.create({
    collection: 'redirects',
    data: { from: before.path, permanent: true, to: { kind: 'page', page: doc.id } },
    req,
  })
  return doc
}
