import type { CollectionSlug, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import type { DashboardContext } from './dashboard-context.ts'

/** A document as listed on the dashboard. */
export type DocumentEntry = { readonly title: string; readonly kind: string; readonly href: string }

const textOr = (label: unknown, fallback: string) => (typeof label === 'string' ? label : fallback)

/** Returns the title and kind of a document, and the address of its edit view. */
export function toDocumentEntry(collection: SanitizedCollectionConfig, document: object): DocumentEntry {
  const values = new Map<string, unknown>(Object.entries(document))
  const id = String(values.get('id'))
  const title = values.get(collection.admin.useAsTitle ?? 'id')
  return {
    title: typeof title === 'string' && title.trim() ? title : `Untitled (${id})`,
    kind: textOr(collection.labels.singular, collection.slug),
    href: `/admin/collections/${collection.slug}/${id}`,
  }
}

/** Returns the title of a global, its group and the address of its edit view. */
export function toGlobalEntry({ slug, label, admin }: SanitizedGlobalConfig): DocumentEntry {
  return { title: textOr(label, slug), kind: textOr(admin?.group, ''), href: `/admin/globals/${slug}` }
}

/** Returns the documents that the user can read, by id, with their newest titles. */
export async function findDocumentEntries(
  { payload, user }: DashboardContext,
  slug: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, DocumentEntry>> {
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
  return new Map(docs.map((document) => [Number(document.id), toDocumentEntry(collection, document)]))
}
