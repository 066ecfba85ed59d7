import type { CollectionSlug, FlattenedField, SanitizedCollectionConfig, Where } from 'payload'
import { emptyRequiredField } from '#platform/documents/problem-of.ts'
import { ownCollections } from '#platform/references/relations.ts'
import type { Asker, FirstOf } from './asker.ts'
import { type Named, named } from './titles.ts'

/** A document that visitors are not shown, or not as its editors expect. */
export type Problem = Named & { readonly problem: string }

const maxShown = 10

type Document = Readonly<Record<string, unknown>> & { readonly id: number }
type Relation = FlattenedField & { readonly relationTo: string }

/** Whether the field is required and a condition can be put on it; rows of arrays cannot be asked for. */
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

/** What is wrong when a required relation leads to a document that visitors do not find. */
function targetProblems(field: Relation, { payload }: Asker): { where: Where; problem: string }[] {
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

async function find(asker: Asker, { slug, versions }: SanitizedCollectionConfig, where: Where) {
  const published: Where[] = versions?.drafts ? [{ _status: { equals: 'published' } }] : []
  const { docs, totalDocs } = await asker.payload.find({
    ...{ collection: slug as CollectionSlug, where: { and: [where, ...published] } },
    ...{ depth: 0, limit: maxShown, locale: 'en', fallbackLocale: false, sort: '-updatedAt' },
    ...{ overrideAccess: false, disableErrors: true, user: asker.user },
  })
  return { docs: docs as unknown as Document[], totalDocs }
}

async function problemsOf(asker: Asker, collection: SanitizedCollectionConfig): Promise<FirstOf<Problem>> {
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
      .flatMap((field) => targetProblems(field, asker))
      .map(({ where, problem }) => ({ where, problem: () => problem })),
  ]
  const lists = await Promise.all(
    searches.map(async ({ where, problem }) => {
      const { docs, totalDocs } = await find(asker, collection, where)
      const items = docs.map((document) => ({ ...named(collection, document), problem: problem(document) }))
      return { items, total: totalDocs }
    }),
  )
  return {
    items: lists.flatMap(({ items }) => items),
    total: lists.reduce((sum, { total }) => sum + total, 0),
  }
}

/**
 * Published documents that lists leave out because something they require is empty, deleted or not published. The CMS
 * lets none be published so: a change past it, a restored backup or a target that was taken off the site does.
 */
export async function documentsWithProblems(asker: Asker): Promise<FirstOf<Problem>> {
  const visible = ownCollections(asker.payload.config).filter(({ trash }) => trash)
  const lists = await Promise.all(visible.map((collection) => problemsOf(asker, collection)))
  return {
    items: lists.flatMap(({ items }) => items).slice(0, maxShown),
    total: lists.reduce((sum, { total }) => sum + total, 0),
  }
}
