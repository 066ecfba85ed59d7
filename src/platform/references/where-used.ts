import type {
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  Where,
} from 'payload'
import { blocksOf } from '../payload-internals/blocks.ts'
import { findIdsByJson, isSearchable } from './json-references.ts'
import { isSameTarget, referencesIn, type Target } from './references-in.ts'
import { guards, ownCollections, type Relation, relationsOf } from './relations.ts'

type Row = Readonly<Record<string, unknown>>

/** How the target is removed. Before an unpublish only published references count. */
export type Removal = 'delete' | 'unpublish'

/** A document that refers to the target, with its title and kind for an editor. */
export type Use = { readonly title: string; readonly kind: string; readonly href: string }

type Search = { readonly target: Target; readonly removal: Removal; readonly req: PayloadRequest }

/** Number of documents read at a time. */
const batchSize = 100

/** Returns the values of `draft` to read: the published document, and before a deletion also the newest draft. */
const draftStates = (hasDrafts: boolean, removal: Removal): boolean[] =>
  hasDrafts && removal === 'delete' ? [false, true] : [false]

function columnCondition({ path, targets }: Relation, { collection, id }: Target): Where {
  const field = path.join('.')
  if (targets?.length === 1) return { [field]: { equals: id } }
  return {
    and: [{ [`${field}.relationTo`]: { equals: collection } }, { [`${field}.value`]: { equals: id } }],
  }
}

/** Returns a condition for documents that may refer to the target; undefined when all of them must be read. */
async function candidateCondition(
  slug: string,
  relations: readonly Relation[],
  draft: boolean,
  { target, req }: Search,
): Promise<Where | undefined> {
  const columns = relations.filter(({ storedIn, isLocalized }) => storedIn === 'columns' && !isLocalized)
  const json = relations.filter(isSearchable)
  if (columns.length + json.length < relations.length) return undefined
  const ids = await findIdsByJson(slug, json, target, { draft }, req)
  return { or: [...columns.map((relation) => columnCondition(relation, target)), { id: { in: ids } }] }
}

async function* documentsOf(
  { slug, versions }: SanitizedCollectionConfig,
  relations: readonly Relation[],
  search: Search,
) {
  const hasDrafts = Boolean(versions?.drafts)
  for (const draft of draftStates(hasDrafts, search.removal)) {
    const candidates = await candidateCondition(slug, relations, draft, search)
    const published: Where[] = hasDrafts && !draft ? [{ _status: { equals: 'published' } }] : []
    const where: Where = { and: [...published, ...(candidates ? [candidates] : [])] }
    for (let page: number | null | undefined = 1; page; ) {
      const result: { docs: unknown[]; nextPage?: number | null } = await search.req.payload.find({
        ...{ collection: slug as CollectionSlug, where, draft, page, limit: batchSize, sort: 'id' },
        ...{ depth: 0, locale: 'all', overrideAccess: true, req: search.req },
      })
      yield* result.docs as Row[]
      page = result.nextPage
    }
  }
}

async function* versionsOf({ slug, versions }: SanitizedGlobalConfig, { removal, req }: Search) {
  for (const draft of draftStates(Boolean(versions?.drafts), removal)) {
    const version: unknown = await req.payload.findGlobal({
      ...{ slug, draft, depth: 0, locale: 'all', overrideAccess: true, req },
    })
    yield version as Row
  }
}

const textOf = (value: unknown): string => {
  const text = typeof value === 'object' && value !== null && 'en' in value ? value.en : value
  return typeof text === 'string' ? text : ''
}

/** Accounts are listed without their title, because editors may not see whose they are. */
function documentUse(row: Row, { admin, auth, labels, slug }: SanitizedCollectionConfig): Use {
  const kind = (typeof labels.singular === 'string' ? labels.singular : slug).toLowerCase()
  const title = auth ? '' : textOf(row[admin.useAsTitle ?? 'id'])
  return { title: title || String(row.id), kind, href: `/admin/collections/${slug}/${row.id}` }
}

const globalUse = ({ label, slug }: SanitizedGlobalConfig): Use => ({
  ...{ title: typeof label === 'string' ? label : slug, kind: '', href: `/admin/globals/${slug}` },
})

/**
 * Returns the documents that refer to the target in a relation that is not harmless, each once. The reference may be in
 * the published document or, before a deletion, in its newest draft. Documents in the trash do not count.
 */
export async function findUses(target: Target, removal: Removal, req: PayloadRequest): Promise<Use[]> {
  const blocks = blocksOf(req.payload)
  const search = { target, removal, req }
  const uses = new Map<string, Use>()
  const refers = (row: Row, config: SanitizedCollectionConfig | SanitizedGlobalConfig) =>
    referencesIn(row, config.flattenedFields, blocks).some(
      ({ harmless, ...reference }) =>
        isSameTarget(reference, target) &&
        !(harmless && (harmless.removals === 'all' || removal === 'unpublish')),
    )
  const guardingRelations = (config: SanitizedCollectionConfig | SanitizedGlobalConfig) =>
    relationsOf(config.flattenedFields, blocks).filter((each) => guards(each, target.collection, removal))
  for (const collection of ownCollections(req.payload.config)) {
    const relations = guardingRelations(collection)
    if (relations.length === 0) continue
    for await (const row of documentsOf(collection, relations, search)) {
      const isItself = isSameTarget({ collection: collection.slug, id: String(row.id) }, target)
      if (!isItself && refers(row, collection))
        uses.set(`${collection.slug} ${row.id}`, documentUse(row, collection))
    }
  }
  for (const global of req.payload.config.globals) {
    if (guardingRelations(global).length === 0) continue
    for await (const row of versionsOf(global, search)) {
      if (refers(row, global)) uses.set(global.slug, globalUse(global))
    }
  }
  return [...uses.values()]
}
