import type {
  CollectionSlug,
  GlobalSlug,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  Where,
} from 'payload'
import type { DashboardContext, ItemsWithTotal } from './dashboard-context.ts'
import { type DocumentEntry, toDocumentEntry, toGlobalEntry } from './document-entries.ts'

export type WaitingDraft = DocumentEntry & {
  readonly changedAt: Date
  /** Whether an older version is published. */
  readonly isPublic: boolean
}

const maxItems = 10

type Document = { readonly id: number; readonly updatedAt: string }

async function draftsOf(
  { payload, user }: DashboardContext,
  collection: SanitizedCollectionConfig,
): Promise<ItemsWithTotal<WaitingDraft>> {
  const slug = collection.slug as CollectionSlug
  const title = { [collection.admin.useAsTitle ?? 'id']: true }
  const query = { collection: slug, depth: 0, overrideAccess: false, disableErrors: true, user } as const
  const find = async (where: Where, options: object) => {
    const { docs, totalDocs } = await payload.find({ ...query, where, limit: maxItems, ...options })
    return { docs: docs as unknown as Document[], totalDocs }
  }
  const newest = { draft: true, sort: '-updatedAt', select: { ...title, updatedAt: true } }
  const { docs, totalDocs } = await find({ _status: { equals: 'draft' } }, newest)
  if (docs.length === 0) return { items: [], total: 0 }
  const ids = { id: { in: docs.map(({ id }) => id) } }
  const published = await find({ and: [ids, { _status: { equals: 'published' } }] }, { select: {} })
  const isPublic = new Set(published.docs.map(({ id }) => id))
  const items = docs.map((document) => ({
    ...toDocumentEntry(collection, document),
    changedAt: new Date(document.updatedAt),
    isPublic: isPublic.has(document.id),
  }))
  return { items, total: totalDocs }
}

/** Returns the global when its newest version is a draft. */
async function draftOf(
  { payload, user }: DashboardContext,
  global: SanitizedGlobalConfig,
): Promise<ItemsWithTotal<WaitingDraft>> {
  const slug = global.slug as GlobalSlug
  const read = async (draft: boolean) => {
    const query = {
      slug: slug as GlobalSlug,
      depth: 0,
      draft,
      overrideAccess: false,
      disableErrors: true,
    } as const
    return (await payload.findGlobal({ ...query, user })) as { _status?: string; updatedAt?: string } | null
  }
  const [newest, published] = await Promise.all([read(true), read(false)])
  if (newest?._status !== 'draft' || !newest.updatedAt) return { items: [], total: 0 }
  const item = {
    ...toGlobalEntry(global),
    changedAt: new Date(newest.updatedAt),
    isPublic: published?._status === 'published',
  }
  return { items: [item], total: 1 }
}

/** Returns drafts newer than the published version, and documents that were never published, newest first. */
export async function waitingDrafts(context: DashboardContext): Promise<ItemsWithTotal<WaitingDraft>> {
  const { collections, globals } = context.payload.config
  const hasDrafts = ({ versions }: Pick<SanitizedCollectionConfig | SanitizedGlobalConfig, 'versions'>) =>
    Boolean(versions?.drafts)
  const lists = await Promise.all([
    ...collections.filter(hasDrafts).map((collection) => draftsOf(context, collection)),
    ...globals.filter(hasDrafts).map((global) => draftOf(context, global)),
  ])
  const items = lists.flatMap((list) => list.items)
  return {
    items: items.sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime()).slice(0, maxItems),
    total: lists.reduce((sum, { total }) => sum + total, 0),
  }
}
