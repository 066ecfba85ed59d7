import type { CollectionConfig, CollectionSlug, Endpoint, PayloadRequest } from 'payload'

const path = '/versions/:id'

/** Whether the version that is to be restored was a draft; false also when it does not exist for the caller. */
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

/** Payload's own answer, behind the endpoint that stands in front of it. */
function answerOf(req: PayloadRequest, slug: string, inFront: Endpoint): Endpoint['handler'] {
  const { endpoints } = req.payload.collections[slug as CollectionSlug].config
  const own = (endpoints || []).find(
    (each) => each.path === path && each.method === 'post' && each.handler !== inFront.handler,
  )
  if (!own) throw new Error(`Versions of ${slug} cannot be restored.`)
  return own.handler
}

/**
 * Restores a version that was a draft as a draft. Payload would put it in the place of what is published, and
 * thereby take the document off the site.
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
      return answerOf(req, slug, restore)(req)
    },
  }
  return { ...collection, endpoints: [...(endpoints ?? []), restore] }
}
