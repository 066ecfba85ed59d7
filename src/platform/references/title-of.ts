import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'

/** Returns the singular label of a collection in lower case, for use in a sentence. */
export function kindOf({ labels, slug }: SanitizedCollectionConfig): string {
  return (typeof labels.singular === 'string' ? labels.singular : slug).toLowerCase()
}

/** Returns the quoted title of a document, `“Fortuner”`, or its kind when it has no title. */
export async function quotedTitle(slug: string, id: number | string, req: PayloadRequest): Promise<string> {
  const { config } = req.payload.collections[slug as CollectionSlug]
  const field = config.admin.useAsTitle ?? 'id'
  const document = (await req.payload.findByID({
    ...{ collection: slug as CollectionSlug, id, depth: 0, draft: true, trash: true, locale: 'en' },
    ...{ overrideAccess: true, disableErrors: true, req },
  })) as Record<string, unknown> | null
  const title = document?.[field]
  return typeof title === 'string' && title !== '' ? `“${title}”` : `This ${kindOf(config)}`
}
