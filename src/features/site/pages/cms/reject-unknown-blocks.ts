import {
  type CollectionBeforeValidateHook,
  type FlattenedBlock,
  type FlattenedField,
  ValidationError,
  type ValidationFieldError,
} from 'payload'
import { blocksOf } from '#platform/payload-internals/blocks.ts'

type Row = Readonly<Record<string, unknown>>
type Blocks = Readonly<Record<string, FlattenedBlock>>

const commonNames = new Set(['id', 'blockType', 'blockName'])

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Rejects blocks of unknown kinds and unknown fields of blocks. Payload validates neither for blocks stored as JSON, and a
 * single unknown kind makes the edit view blank.
 */
export const rejectUnknownBlocks: CollectionBeforeValidateHook = ({ data, collection, req }) => {
  if (!isRow(data)) return data
  const errors = findBlockErrors(data, collection.flattenedFields, '', blocksOf(req.payload))
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
  return data
}

/** @internal Finds unknown kinds and fields of blocks in a row of values, with the path of the field. */
export function findBlockErrors(
  row: Row,
  fields: readonly FlattenedField[],
  path: string,
  known: Blocks,
): ValidationFieldError[] {
  return fields.flatMap((field) => {
    if (!('name' in field) || field.name === undefined) return []
    const value = row[field.name]
    const here = path + field.name
    if (field.type === 'blocks') {
      const offered = new Set(
        [...(field.blockReferences ?? []), ...field.blocks].map((b) => (typeof b === 'string' ? b : b.slug)),
      )
      const rows = rowsOf(value)
      return [
        ...tooMany(rows.length, field.maxRows, here),
        ...rows.flatMap((block, index) => errorsOfBlock(block, `${here}.${index}`, offered, known)),
      ]
    }
    if (!('flattenedFields' in field)) return []
    if (field.type === 'array')
      return rowsOf(value).flatMap((item, index) =>
        findBlockErrors(item, field.flattenedFields, `${here}.${index}.`, known),
      )
    return isRow(value) ? findBlockErrors(value, field.flattenedFields, `${here}.`, known) : []
  })
}

/** Limits the number of blocks in drafts too; Payload checks it only for published documents. Source: decision C-11. */
function tooMany(count: number, max: number | undefined, path: string): ValidationFieldError[] {
  if (max === undefined || count <= max) return []
  return [{ path, message: `At most ${max} sections are allowed here; there are ${count}. Remove some.` }]
}

function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter(isRow) : []
}

function errorsOfBlock(
  block: Row,
  path: string,
  offered: ReadonlySet<string>,
  known: Blocks,
): ValidationFieldError[] {
  const kind = String(block.blockType)
  const schema = known[kind]
  if (!schema || !offered.has(kind)) {
    return [{ path, message: `A section of the kind “${kind}” is not allowed here.` }]
  }
  const names = new Set(schema.flattenedFields.map((field) => ('name' in field ? field.name : '')))
  const unknown = Object.keys(block).filter((name) => !names.has(name) && !commonNames.has(name))
  return [
    ...unknown.map((name) => ({
      path: `${path}.${name}`,
      message: `A section of the kind “${kind}” has no field “${name}”.`,
    })),
    ...findBlockErrors(block, schema.flattenedFields, `${path}.`, known),
  ]
}
