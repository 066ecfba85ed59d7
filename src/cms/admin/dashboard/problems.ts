import type { CollectionSlug, FlattenedField, SanitizedCollectionConfig, Where } from 'payload'
import { emptyRequiredField } from '#platform/documents/empty-required-field.ts'
import { ownCollections } from '#platform/references/relations.ts'
import type { DashboardContext, ItemsWithTotal } from './dashboard-context.ts'
import { type DocumentEntry, toDocumentEntry } from './document-entries.ts'

/** A published document that cannot be displayed, or not as its editors expect. */
export type Problem = DocumentEntry & { readonly problem: string }

const maxItems = 10

type Document = Readonly<Record<string, unknown>> & { readonly id: number }
type Relation = FlattenedField & { readonly relationTo: string }

/** Whether the field is required and can be queried, which array rows cannot. */
const isRequired = (field: FlattenedField): boolean =>
  'required' in field &&
  field.required === true &&
  !('virtual' in field && field.virtual) &&
  !('flattenedFields' in field || 'blocks' in field)

const isRelation = (field: FlattenedField): field is Relation =>
  (field.type === 'relationship' || field.type === 'upload') &&
  typeof field.relationTo === 'string' &&
  !('hasMany' in field && field.hasMany)

const labelOf = ({ name, ...field }: FlattenedField): string =>
  'label' in field && typeof field.label === 'string' ? field.label : name

/** Returns a condition and a message for each way in which the target of a required relation can be hidden. */
function targetProblems(field: Relation, { payload }: DashboardContext): { where: Where; problem: string }[] {
  const target = payload.collections[field.relationTo as CollectionSlug]?.config
  const label = labelOf(field).toLowerCase()
  return [
    ...(target?.trash
      ? [
          {
            where: { [`${field.name}.deletedAt`]: { exists: true } },
            problem: `Its ${label} is in the trash`,
          },
        ]
      : []),
    ...(target?.versions?.drafts
      ? [
          {
            where: { [`${field.name}._status`]: { equals: 'draft' } },
            problem: `Its ${label} is not published`,
          },
        ]
      : []),
  ]
}

async function find(context: DashboardContext, { slug, versions }: SanitizedCollectionConfig, where: Where) {
  const published: Where[] = versions?.drafts ? [{ _status: { equals: 'published' } }] : []
  const { docs, totalDocs } = await context.payload.find({
    ...{ collection: slug as CollectionSlug, where: { and: [where, ...published] } },
    ...{ depth: 0, limit: maxItems, locale: 'en', fallbackLocale: false, sort: '-updatedAt' },
    ...{ overrideAccess: false, disableErrors: true, user: context.user },
  })
  return { docs: docs as unknown as Document[], totalDocs }
}

async function problemsOf(
  context: DashboardContext,
  collection: SanitizedCollectionConfig,
): Promise<ItemsWithTotal<Problem>> {
  const required = collection.flattenedFields.filter(isRequired)
  if (required.length === 0) return { items: [], total: 0 }
  const empty = {
    where: { or: required.map(({ name }) => ({ [name]: { exists: false } })) },
    problem: (document: Document) => {
      const path = emptyRequiredField(document, collection.flattenedFields)
      const field = required.find(({ name }) => name === path)
      return `${field ? labelOf(field) : (path ?? 'A required field')} is empty`
    },
  }
  const searches = [
    empty,
    ...required
      .filter(isRelation)
      .flatMap((field) => targetProblems(field, context))
      .map(({ where, problem }) => ({ where, problem: () => problem })),
  ]
  const lists = await Promise.all(
    searches.map(async ({ where, problem }) => {
      const { docs, totalDocs } = await find(context, collection, where)
      const items = docs.map((document) => ({
        ...toDocumentEntry(collection, document),
        problem: problem(document),
      }))
      return { items, total: totalDocs }
    }),
  )
  return {
    items: lists.flatMap(({ items }) => items),
    total: lists.reduce((sum, { total }) => sum + total, 0),
  }
}

/**
 * Finds published documents that lists leave out because a required field is empty, or its target is deleted or not
 * published. The CMS prevents this, but direct database changes, restored backups and unpublished targets can cause it.
 */
export async function documentsWithProblems(context: DashboardContext): Promise<ItemsWithTotal<Problem>> {
  const visible = ownCollections(context.payload.config).filter(({ trash }) => trash)
  const lists = await Promise.all(visible.map((collection) => problemsOf(context, collection)))
  return {
    items: lists.flatMap(({ items }) => items).slice(0, maxItems),
    total: lists.reduce((sum, { total }) => sum + total, 0),
  }
}
