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

const ofEveryBlock = new Set(['id', 'blockType', 'blockName'])

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * What is stored as blocks is what the fields offer. Payload checks neither the kind nor the fields of a block it
 * stores as JSON, whoever sends it; one unknown kind makes its edit view blank.
 */
export const refuseForeignBlocks: CollectionBeforeValidateHook = ({ data, collection, req }) => {
  if (!isRow(data)) return data
  const errors = faultsOf(data, collection.flattenedFields, '', blocksOf(req.payload))
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
  return data
}

/** @internal Everything foreign in a row of values, with the path of the field. */
export function faultsOf(
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
        ...rows.flatMap((block, index) => faultsOfBlock(block, `${here}.${index}`, offered, known)),
      ]
    }
    if (!('flattenedFields' in field)) return []
    if (field.type === 'array')
      return rowsOf(value).flatMap((item, index) =>
        faultsOf(item, field.flattenedFields, `${here}.${index}.`, known),
      )
    return isRow(value) ? faultsOf(value, field.flattenedFields, `${here}.`, known) : []
  })
}

/** Payload counts when a document is published; a draft is counted here. Source: decision C-11. */
function tooMany(count: number, most: number | undefined, path: string): ValidationFieldError[] {
  if (most === undefined || count <= most) return []
  return [{ path, message: `At most ${most} sections stand here; there are ${count}. Take one away.` }]
}

function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter(isRow) : []
}

function faultsOfBlock(
  block: Row,
  path: string,
  offered: ReadonlySet<string>,
  known: Blocks,
): ValidationFieldError[] {
  const kind = String(block.blockType)
  const schema = known[kind]
  if (!schema || !offered.has(kind)) {
    return [{ path, message: `A section of the kind “${kind}” is not offered here.` }]
  }
  const names = new Set(schema.flattenedFields.map((field) => ('name' in field ? field.name : '')))
  const foreign = Object.keys(block).filter((name) => !names.has(name) && !ofEveryBlock.has(name))
  return [
    ...foreign.map((name) => ({
      path: `${path}.${name}`,
      message: `A section of the kind “${kind}” has no field “${name}”.`,
    })),
    ...faultsOf(block, schema.flattenedFields, `${path}.`, known),
  ]
}
