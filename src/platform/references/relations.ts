import type { FlattenedField, SanitizedConfig } from 'payload'
import { type Harmless, harmlessOf } from './harmless.ts'
import { type Blocks, isVirtual } from './references-in.ts'

/** A field by which a document may refer to another one. */
export type Relation = {
  /** Names of fields from the outermost to the relation itself; rows of arrays and kinds of blocks are not named. */
  readonly path: readonly string[]
  /** The collections it may refer to; null for rich text, which may link to any. */
  readonly targets: readonly string[] | null
  /** Where the value is stored: in columns of its own, or inside the JSON of this field. */
  readonly storedIn: 'columns' | { readonly json: string }
  readonly isLocalized: boolean
  readonly harmless: Harmless | undefined
}

type Place = { readonly path: readonly string[]; readonly json: string | null; readonly isLocalized: boolean }

/** Kinds of blocks on the way from the document; a kind within itself would have no end. */
type Seen = ReadonlySet<string>

function inBlocks(field: FlattenedField & { type: 'blocks' }, blocks: Blocks, at: Place, seen: Seen) {
  const offered = [...field.blocks, ...(field.blockReferences ?? [])]
  return offered.flatMap((block) => {
    const slug = typeof block === 'string' ? block : block.slug
    const schema = typeof block === 'string' ? blocks[block] : block
    if (!schema || seen.has(slug)) return []
    return relationsIn(schema.flattenedFields, blocks, at, new Set([...seen, slug]))
  })
}

function relationsIn(
  fields: readonly FlattenedField[],
  blocks: Blocks,
  place: Place,
  seen: Seen = new Set(),
): Relation[] {
  return fields.flatMap((field): Relation[] => {
    if (!('name' in field) || !field.name || isVirtual(field)) return []
    const isLocalized = place.isLocalized || Boolean('localized' in field && field.localized)
    const path = [...place.path, field.name]
    const at = { path, isLocalized, json: place.json }
    const relation = (targets: Relation['targets'], json: string | null): Relation => ({
      ...{ path, targets, isLocalized, harmless: harmlessOf(field) },
      storedIn: json === null ? 'columns' : { json },
    })
    switch (field.type) {
      case 'upload':
      case 'relationship':
        return [relation([field.relationTo].flat(), place.json)]
      case 'richText':
        return [relation(null, place.json ?? path.join('.'))]
      case 'blocks':
        return inBlocks(field, blocks, { ...at, json: place.json ?? path.join('.') }, seen)
      default:
        return 'flattenedFields' in field ? relationsIn(field.flattenedFields, blocks, at, seen) : []
    }
  })
}

/** Every relation of a collection or global, blocks within blocks included. Fields that are not stored have none. */
export function relationsOf(fields: readonly FlattenedField[], blocks: Blocks): Relation[] {
  return relationsIn(fields, blocks, { path: [], json: null, isLocalized: false })
}

/** Whether the relation may refer to a document of the collection and counts when that one is removed. */
export function guards(relation: Relation, collection: string, removal: 'delete' | 'unpublish'): boolean {
  const { harmless, targets } = relation
  const isHarmless = harmless !== undefined && (harmless.removals === 'all' || removal === 'unpublish')
  return !isHarmless && (targets === null || targets.includes(collection))
}

/** Collections Payload keeps for itself: locks, preferences and jobs refer to documents without depending on them. */
export const isInternal = (slug: string): boolean => slug.startsWith('payload-')

/** Collections with documents of our own. */
export const ownCollections = ({ collections }: Pick<SanitizedConfig, 'collections'>) =>
  collections.filter(({ slug }) => !isInternal(slug))
