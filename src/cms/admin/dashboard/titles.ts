import type { CollectionSlug, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import type { Asker } from './asker.ts'

/** A document as a line of the dashboard names it. */
export type Named = { readonly title: string; readonly kind: string; readonly href: string }

const text = (label: unknown, otherwise: string) => (typeof label === 'string' ? label : otherwise)

/** What a document is called, in the words of its collection, with the address where it is edited. */
export function named(collection: SanitizedCollectionConfig, document: object): Named {
  const values = new Map<string, unknown>(Object.entries(document))
  const id = String(values.get('id'))
  const title = values.get(collection.admin.useAsTitle ?? 'id')
  return {
    title: typeof title === 'string' && title.trim() ? title : `Untitled (${id})`,
    kind: text(collection.labels.singular, collection.slug),
    href: `/admin/collections/${collection.slug}/${id}`,
  }
}

/** What a document is called there is only one of. */
export function namedGlobal({ slug, label, admin }: SanitizedGlobalConfig): Named {
  return { title: text(label, slug), kind: text(admin?.group, ''), href: `/admin/globals/${slug}` }
}

/** The documents among these that exist for the asker, by id, with their newest titles. */
export async function findNamed(
  { payload, user }: Asker,
  slug: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Named>> {
  const collection = payload.collections[slug as CollectionSlug]?.config
  if (!collection || ids.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: slug as CollectionSlug,
    where: { id: { in: [...new Set(ids)] } },
    select: { [collection.admin.useAsTitle ?? 'id']: true },
    depth: 0,
    limit: ids.length,
    pagination: false,
    draft: true,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  return new Map(docs.map((document) => [Number(document.id), named(collection, document)]))
}
