import type { FlattenedBlock, FlattenedField } from 'payload'
import { type Harmless, harmlessOf } from './harmless.ts'

/** A document that others may refer to. */
export type Target = { readonly collection: string; readonly id: number | string }

/** A reference found in a document: its target, and the field it is in. */
export type Reference = Target & { readonly field: string; readonly harmless: Harmless | undefined }

/** Schemas of the blocks that are declared once for all collections, by their slug. */
export type Blocks = Readonly<Record<string, Pick<FlattenedBlock, 'flattenedFields'>>>

type Row = Readonly<Record<string, unknown>>

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : [])

/** The id a relation holds: bare, or of the document it was populated with. */
function idOf(value: unknown): number | string | undefined {
  const id = isRow(value) ? value.id : value
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? id : undefined
}

/** References that name their collection, at any depth: relations to several collections, links in rich text. */
function namedTargets(value: unknown): Target[] {
  if (Array.isArray(value)) return value.flatMap(namedTargets)
  if (!isRow(value)) return []
  const id = idOf(value.value)
  const own = typeof value.relationTo === 'string' && id !== undefined
  return [
    ...(own ? [{ collection: String(value.relationTo), id: id as number | string }] : []),
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
  const own = 'blocks' in field ? field.blocks.find((each) => each.slug === slug) : undefined
  const schema = own ?? blocks[slug]
  return schema ? referencesIn(block, schema.flattenedFields, blocks) : []
}

function inValue(value: unknown, field: FlattenedField, blocks: Blocks): Reference[] {
  const here = (targets: readonly Target[]): Reference[] =>
    targets.map((target) => ({ ...target, field: field.name, harmless: harmlessOf(field) }))
  switch (field.type) {
    case 'upload':
    case 'relationship':
      return here(targetsOf(value, field.relationTo))
    case 'richText':
      return here(namedTargets(value))
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

/** Whether the field is worked out and not stored. */
export const isVirtual = (field: FlattenedField): boolean => 'virtual' in field && Boolean(field.virtual)

/** A value of a localized field, or its values by language when it was read in all of them. */
function valuesOf(value: unknown, field: FlattenedField): unknown[] {
  const isLocalized = 'localized' in field && field.localized && isRow(value)
  return isLocalized ? [value, ...Object.values(value)] : [value]
}

/**
 * All references in a document, or in a part of one.
 *
 * @param row as read at depth 0, in one language or in all of them.
 */
export function referencesIn(row: Row, fields: readonly FlattenedField[], blocks: Blocks): Reference[] {
  return fields.flatMap((field) => {
    const value = 'name' in field && field.name ? row[field.name] : undefined
    if (value === null || value === undefined || isVirtual(field)) return []
    return valuesOf(value, field).flatMap((each) => inValue(each, field, blocks))
  })
}

/** Whether both are the same document; ids that came as text are compared as such. */
export const isSameTarget = (a: Target, b: Target): boolean =>
  a.collection === b.collection && String(a.id) === String(b.id)
