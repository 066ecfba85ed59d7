import type { FlattenedField, SanitizedConfig } from 'payload'
import { type Harmless, harmlessOf } from './harmless.ts'
import { type Blocks, isVirtual } from './references-in.ts'

/** A field in which a document may refer to another one. */
export type Relation = {
  /** Field names from the outermost to the relation itself, without array indexes and block slugs. */
  readonly path: readonly string[]
  /** The collections it may refer to; null for rich text, which may link to any collection. */
  readonly targets: readonly string[] | null
  /** Where the value is stored: in its own columns, or inside the JSON of this field. */
  readonly storedIn: 'columns' | { readonly json: string }
  readonly isLocalized: boolean
  readonly harmless: Harmless | undefined
}

type Position = {
  readonly path: readonly string[]
  readonly json: string | null
  readonly isLocalized: boolean
}

/** Slugs of the enclosing blocks, to stop at a block that contains itself. */
type Visited = ReadonlySet<string>

function inBlocks(
  field: FlattenedField & { type: 'blocks' },
  blocks: Blocks,
  at: Position,
  visited: Visited,
) {
  const allowed = [...field.blocks, ...(field.blockReferences ?? [])]
  return allowed.flatMap((block) => {
    const slug = typeof block === 'string' ? block : block.slug
    const schema = typeof block === 'string' ? blocks[block] : block
    if (!schema || visited.has(slug)) return []
    return relationsIn(schema.flattenedFields, blocks, at, new Set([...visited, slug]))
  })
}

function relationsIn(
  fields: readonly FlattenedField[],
  blocks: Blocks,
  parent: Position,
  visited: Visited = new Set(),
): Relation[] {
  return fields.flatMap((field): Relation[] => {
    if (!('name' in field) || !field.name || isVirtual(field)) return []
    const isLocalized = parent.isLocalized || Boolean('localized' in field && field.localized)
    const path = [...parent.path, field.name]
    const at = { path, isLocalized, json: parent.json }
    const relation = (targets: Relation['targets'], json: string | null): Relation => ({
      ...{ path, targets, isLocalized, harmless: harmlessOf(field) },
      storedIn: json === null ? 'columns' : { json },
    })
    switch (field.type) {
      case 'upload':
      case 'relationship':
        return [relation([field.relationTo].flat(), parent.json)]
      case 'richText':
        return [relation(null, parent.json ?? path.join('.'))]
      case 'blocks':
        return inBlocks(field, blocks, { ...at, json: parent.json ?? path.join('.') }, visited)
      default:
        return 'flattenedFields' in field ? relationsIn(field.flattenedFields, blocks, at, visited) : []
    }
  })
}

/** Returns every relation of a collection or global, nested blocks included. Virtual fields are skipped. */
export function relationsOf(fields: readonly FlattenedField[], blocks: Blocks): Relation[] {
  return relationsIn(fields, blocks, { path: [], json: null, isLocalized: false })
}

/** Whether the relation may refer to the collection and prevents this kind of removal. */
export function guards(relation: Relation, collection: string, removal: 'delete' | 'unpublish'): boolean {
  const { harmless, targets } = relation
  const isHarmless = harmless !== undefined && (harmless.removals === 'all' || removal === 'unpublish')
  return !isHarmless && (targets === null || targets.includes(collection))
}

/** Whether it is an internal collection of Payload (locks, preferences, jobs), which may refer to removed documents. */
export const isInternal = (slug: string): boolean => slug.startsWith('payload-')

/** Returns the collections that are not internal to Payload. */
export const ownCollections = ({ collections }: Pick<SanitizedConfig, 'collections'>) =>
  collections.filter(({ slug }) => !isInternal(slug))
