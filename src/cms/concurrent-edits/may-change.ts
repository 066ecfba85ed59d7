import type { CollectionSlug, PayloadRequest } from 'payload'

/** What an edit form of the admin opens: a document of a collection, or a global. */
export type EditedDocument =
  | { readonly collection: string; readonly id: number | string }
  | { readonly global: string }

/** Returns whether the caller has the right to change a document or a global, which need not exist. */
export async function mayChange(req: PayloadRequest, edited: EditedDocument): Promise<boolean> {
  const { payload } = req
  if ('global' in edited) {
    const global = payload.config.globals.find(({ slug }) => slug === edited.global)
    // A condition on a global applies to its one document, and no global of ours has one.
    return (await global?.access.update({ req })) === true
  }
  const { id } = edited
  const slug = edited.collection as CollectionSlug
  const allowed = await payload.collections[slug]?.config.access.update({ req, id: Number(id) })
  if (typeof allowed !== 'object') return allowed === true
  const { totalDocs } = await payload.count({
    ...{ collection: slug, where: { and: [{ id: { equals: id } }, allowed] }, trash: true },
    ...{ overrideAccess: true, req: { transactionID: req.transactionID } },
  })
  return totalDocs > 0
}
