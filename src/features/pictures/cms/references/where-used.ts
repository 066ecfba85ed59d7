import type {
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { type Blocks, mayRefer, refersTo, type Target } from './refers-to.ts'

type Row = Readonly<Record<string, unknown>>

/** How many documents are read at a time. */
const batch = 100

/** Documents as visitors have them, and as their editors left them. */
async function* documentsOf({ slug, versions }: SanitizedCollectionConfig, req: PayloadRequest) {
  for (const draft of versions?.drafts ? [false, true] : [false]) {
    for (let page: number | null | undefined = 1; page; ) {
      const found: { docs: unknown[]; nextPage?: number | null } = await req.payload.find({
        collection: slug as CollectionSlug,
        draft,
        depth: 0,
        locale: 'all',
        limit: batch,
        page,
        sort: 'id',
        overrideAccess: true,
        req,
      })
      yield* found.docs as Row[]
      page = found.nextPage
    }
  }
}

/** What there is one of, as visitors have it, and as its editors left it. */
async function* versionsOf({ slug, versions }: SanitizedGlobalConfig, req: PayloadRequest) {
  for (const draft of versions?.drafts ? [false, true] : [false]) {
    const found: unknown = await req.payload.findGlobal({
      slug,
      draft,
      depth: 0,
      locale: 'all',
      overrideAccess: true,
      req,
    })
    yield found as Row
  }
}

const textOf = (value: unknown): string => {
  const text = typeof value === 'object' && value !== null && 'en' in value ? value.en : value
  return typeof text === 'string' ? text : ''
}

function titleOf(row: Row, { admin, labels, slug }: SanitizedCollectionConfig): string {
  const kind = typeof labels.singular === 'string' ? labels.singular : slug
  return `${textOf(row[admin.useAsTitle ?? 'id']) || row.id} (${kind.toLowerCase()})`
}

const labelOf = ({ label, slug }: SanitizedGlobalConfig): string => (typeof label === 'string' ? label : slug)

/**
 * The documents that refer to the target in any field, published or in their newest draft, as an editor knows them:
 * `Fortuner (range)`, `Footer`. References inside blocks and rich text have no foreign keys, so that every document
 * that may hold one is read: some milliseconds for a hundred pages, which a deletion can afford.
 */
export async function whereUsed(target: Target, req: PayloadRequest): Promise<string[]> {
  const blocks = req.payload.blocks as unknown as Blocks
  const uses = new Map<string, string>()
  for (const collection of req.payload.config.collections) {
    const { slug, flattenedFields } = collection
    if (slug.startsWith('payload-') || !mayRefer(flattenedFields, blocks, target.collection)) continue
    for await (const row of documentsOf(collection, req)) {
      const isItself = slug === target.collection && String(row.id) === String(target.id)
      if (isItself || !refersTo(row, flattenedFields, blocks, target)) continue
      uses.set(`${slug} ${row.id}`, titleOf(row, collection))
    }
  }
  for (const global of req.payload.config.globals) {
    const { slug, flattenedFields } = global
    if (!mayRefer(flattenedFields, blocks, target.collection)) continue
    for await (const row of versionsOf(global, req)) {
      if (refersTo(row, flattenedFields, blocks, target)) uses.set(`global ${slug}`, labelOf(global))
    }
  }
  return [...uses.values()]
}
