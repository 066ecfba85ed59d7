import type { CollectionConfig, CollectionSlug, Endpoint, PayloadRequest } from 'payload'

const path = '/versions/:id'

/** Whether the version to be restored was a draft; false also when the caller cannot read it. */
async function isDraft(req: PayloadRequest, slug: string): Promise<boolean> {
  const found = await req.payload.findVersionByID({
    collection: slug as CollectionSlug,
    id: String(req.routeParams?.id),
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  const version = found?.version as { _status?: string } | undefined
  return version?._status === 'draft'
}

/** Returns Payload's original handler, which the custom endpoint precedes. */
function payloadHandler(req: PayloadRequest, slug: string, custom: Endpoint): Endpoint['handler'] {
  const { endpoints } = req.payload.collections[slug as CollectionSlug].config
  const original = (endpoints || []).find(
    (each) => each.path === path && each.method === 'post' && each.handler !== custom.handler,
  )
  if (!original) throw new Error(`Payload has no endpoint to restore versions of ${slug}.`)
  return original.handler
}

/**
 * Adds an endpoint that restores a draft version as a draft. Payload would replace the published document by it, which
 * would unpublish the document.
 */
export function withSafeRestoring<Collection extends CollectionConfig>(collection: Collection): Collection {
  const { slug, versions, endpoints } = collection
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts)
  if (!hasDrafts || endpoints === false) return collection
  const restore: Endpoint = {
    path,
    method: 'post',
    handler: async (req) => {
      if (await isDraft(req, slug)) req.query.draft = 'true'
      return payloadHandler(req, slug, restore)(req)
    },
  }
  return { ...collection, endpoints: [...(endpoints ?? []), restore] }
}
