import type { FlattenedBlock, FlattenedField } from 'payload'
import { type Harmless, harmlessOf } from './harmless.ts'

/** A referenced document. */
export type Target = { readonly collection: string; readonly id: number | string }

/** A reference in a document: its target and its field. */
export type Reference = Target & { readonly field: string; readonly harmless: Harmless | undefined }

/** Schemas of the globally declared blocks, by slug. */
export type Blocks = Readonly<Record<string, Pick<FlattenedBlock, 'flattenedFields'>>>

type Row = Readonly<Record<string, unknown>>

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : [])

/** Returns the id in a relation's value, which is an id or a populated document. */
function idOf(value: unknown): number | string | undefined {
  const id = isRow(value) ? value.id : value
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? id : undefined
}

/** Finds references with a collection name at any depth: polymorphic relations and links in rich text. */
function namedTargets(value: unknown): Target[] {
  if (Array.isArray(value)) return value.flatMap(namedTargets)
  if (!isRow(value)) return []
  const id = idOf(value.value)
  const isReference = typeof value.relationTo === 'string' && id !== undefined
  return [
    ...(isReference ? [{ collection: String(value.relationTo), id: id as number | string }] : []),
    ...Object.values(value).flatMap(namedTargets),
  ]
}

function targetsOf(value: unknown, relationTo: string | readonly string[]): Target[] {
  if (typeof relationTo !== 'string') return namedTargets(value)
  return (Array.isArray(value) ? value : [value]).flatMap((each) => {
    const id = idOf(each)
    return id === undefined ? [] : [{ collection: relationTo, id }]
  })
}

function inBlock(block: Row, field: FlattenedField, blocks: Blocks): Reference[] {
  const slug = String(block.blockType)
  const inlineSchema = 'blocks' in field ? field.blocks.find((each) => each.slug === slug) : undefined
  const schema = inlineSchema ?? blocks[slug]
  return schema ? referencesIn(block, schema.flattenedFields, blocks) : []
}

function inValue(value: unknown, field: FlattenedField, blocks: Blocks): Reference[] {
  const toReferences = (targets: readonly Target[]): Reference[] =>
    targets.map((target) => ({ ...target, field: field.name, harmless: harmlessOf(field) }))
  switch (field.type) {
    case 'upload':
    case 'relationship':
      return toReferences(targetsOf(value, field.relationTo))
    case 'richText':
      return toReferences(namedTargets(value))
    case 'array':
      return rowsOf(value).flatMap((row) => referencesIn(row, field.flattenedFields, blocks))
    case 'blocks':
      return rowsOf(value).flatMap((row) => inBlock(row, field, blocks))
    case 'group':
    case 'tab':
      return isRow(value) ? referencesIn(value, field.flattenedFields, blocks) : []
    default:
      return []
  }
}

/** Whether the field is computed and not stored. */
export const isVirtual = (field: FlattenedField): boolean => 'virtual' in field && Boolean(field.virtual)

/** Returns the value of a field, and for a localized field also its values by language, in case it was read in all. */
function valuesOf(value: unknown, field: FlattenedField): unknown[] {
  const isLocalized = 'localized' in field && field.localized && isRow(value)
  return isLocalized ? [value, ...Object.values(value)] : [value]
}

/**
 * Returns all references in a document or a part of one.
 *
 * @param row read at depth 0, in one language or in all.
 */
export function referencesIn(row: Row, fields: readonly FlattenedField[], blocks: Blocks): Reference[] {
  return fields.flatMap((field) => {
    const value = 'name' in field && field.name ? row[field.name] : undefined
    if (value === null || value === undefined || isVirtual(field)) return []
    return valuesOf(value, field).flatMap((each) => inValue(each, field, blocks))
  })
}

/** Whether both are the same document; ids are compared as text. */
export const isSameTarget = (a: Target, b: Target): boolean =>
  a.collection === b.collection && String(a.id) === String(b.id)
