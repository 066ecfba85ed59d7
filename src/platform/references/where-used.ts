import type {
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  Where,
} from 'payload'
import { blocksOf } from '../payload-internals/blocks.ts'
import { idsByJson, isSearchable } from './json-users.ts'
import { isSameTarget, referencesIn, type Target } from './references-in.ts'
import { guards, ownCollections, type Relation, relationsOf } from './relations.ts'

type Row = Readonly<Record<string, unknown>>

/** What is about to happen to the target. Unpublishing concerns what is published alone. */
export type Removal = 'delete' | 'unpublish'

/** A document that refers to the target, as an editor knows it. */
export type Use = { readonly title: string; readonly kind: string; readonly href: string }

type Search = { readonly target: Target; readonly removal: Removal; readonly req: PayloadRequest }

/** How many documents are read at a time. */
const batch = 100

/** The states of a document in which a reference counts: as published, and as its editors left it. */
const statesOf = (hasDrafts: boolean, removal: Removal): boolean[] =>
  hasDrafts && removal === 'delete' ? [false, true] : [false]

function columnCondition({ path, targets }: Relation, { collection, id }: Target): Where {
  const field = path.join('.')
  if (targets?.length === 1) return { [field]: { equals: id } }
  return {
    and: [{ [`${field}.relationTo`]: { equals: collection } }, { [`${field}.value`]: { equals: id } }],
  }
}

/** A condition for the documents to read; none where a relation cannot be searched for, and all have to be read. */
async function candidates(
  slug: string,
  relations: readonly Relation[],
  draft: boolean,
  { target, req }: Search,
): Promise<Where | undefined> {
  const columns = relations.filter(({ storedIn, isLocalized }) => storedIn === 'columns' && !isLocalized)
  const json = relations.filter(isSearchable)
  if (columns.length + json.length < relations.length) return undefined
  const ids = await idsByJson(slug, json, target, { draft }, req)
  return { or: [...columns.map((relation) => columnCondition(relation, target)), { id: { in: ids } }] }
}

async function* documentsOf(
  { slug, versions }: SanitizedCollectionConfig,
  relations: readonly Relation[],
  search: Search,
) {
  const hasDrafts = Boolean(versions?.drafts)
  for (const draft of statesOf(hasDrafts, search.removal)) {
    const found = await candidates(slug, relations, draft, search)
    const published: Where[] = hasDrafts && !draft ? [{ _status: { equals: 'published' } }] : []
    const where: Where = { and: [...published, ...(found ? [found] : [])] }
    for (let page: number | null | undefined = 1; page; ) {
      const read: { docs: unknown[]; nextPage?: number | null } = await search.req.payload.find({
        ...{ collection: slug as CollectionSlug, where, draft, page, limit: batch, sort: 'id' },
        ...{ depth: 0, locale: 'all', overrideAccess: true, req: search.req },
      })
      yield* read.docs as Row[]
      page = read.nextPage
    }
  }
}

async function* versionsOf({ slug, versions }: SanitizedGlobalConfig, { removal, req }: Search) {
  for (const draft of statesOf(Boolean(versions?.drafts), removal)) {
    const found: unknown = await req.payload.findGlobal({
      ...{ slug, draft, depth: 0, locale: 'all', overrideAccess: true, req },
    })
    yield found as Row
  }
}

const textOf = (value: unknown): string => {
  const text = typeof value === 'object' && value !== null && 'en' in value ? value.en : value
  return typeof text === 'string' ? text : ''
}

/** Accounts are not named: editors may not see whose they are. */
function documentUse(row: Row, { admin, auth, labels, slug }: SanitizedCollectionConfig): Use {
  const kind = (typeof labels.singular === 'string' ? labels.singular : slug).toLowerCase()
  const title = auth ? '' : textOf(row[admin.useAsTitle ?? 'id'])
  return { title: title || String(row.id), kind, href: `/admin/collections/${slug}/${row.id}` }
}

const globalUse = ({ label, slug }: SanitizedGlobalConfig): Use => ({
  ...{ title: typeof label === 'string' ? label : slug, kind: '', href: `/admin/globals/${slug}` },
})

/**
 * The documents that depend on the target, each once: those that refer to it in a relation that is not declared
 * harmless, published or, before a deletion, in their newest draft. Documents in the trash do not count.
 */
export async function whereUsed(target: Target, removal: Removal, req: PayloadRequest): Promise<Use[]> {
  const blocks = blocksOf(req.payload)
  const search = { target, removal, req }
  const uses = new Map<string, Use>()
  const refers = (row: Row, config: SanitizedCollectionConfig | SanitizedGlobalConfig) =>
    referencesIn(row, config.flattenedFields, blocks).some(
      ({ harmless, ...reference }) =>
        isSameTarget(reference, target) &&
        !(harmless && (harmless.removals === 'all' || removal === 'unpublish')),
    )
  const guarding = (config: SanitizedCollectionConfig | SanitizedGlobalConfig) =>
    relationsOf(config.flattenedFields, blocks).filter((each) => guards(each, target.collection, removal))
  for (const collection of ownCollections(req.payload.config)) {
    const relations = guarding(collection)
    if (relations.length === 0) continue
    for await (const row of documentsOf(collection, relations, search)) {
      const isItself = isSameTarget({ collection: collection.slug, id: String(row.id) }, target)
      if (!isItself && refers(row, collection))
        uses.set(`${collection.slug} ${row.id}`, documentUse(row, collection))
    }
  }
  for (const global of req.payload.config.globals) {
    if (guarding(global).length === 0) continue
    for await (const row of versionsOf(global, search)) {
      if (refers(row, global)) uses.set(global.slug, globalUse(global))
    }
  }
  return [...uses.values()]
}
