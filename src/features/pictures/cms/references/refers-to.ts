import type { FlattenedBlock, FlattenedField } from 'payload'

/** A document that others may refer to. */
export type Target = { readonly collection: string; readonly id: number | string }

/** Schemas of the blocks that are declared once for all collections, by their slug. */
export type Blocks = Readonly<Record<string, Pick<FlattenedBlock, 'flattenedFields'>>>

type Row = Readonly<Record<string, unknown>>

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : [])

const isTarget = (value: unknown, { id }: Target): boolean =>
  String(isRow(value) ? value.id : value) === String(id)

/** A reference that names the collection too, wherever it stands: in fields of several collections, in rich text. */
function namesTarget(value: unknown, target: Target): boolean {
  if (Array.isArray(value)) return value.some((entry) => namesTarget(entry, target))
  if (!isRow(value)) return false
  if (value.relationTo === target.collection && isTarget(value.value, target)) return true
  return Object.values(value).some((entry) => namesTarget(entry, target))
}

function blockRefers(block: Row, field: FlattenedField, blocks: Blocks, target: Target): boolean {
  const slug = String(block.blockType)
  const own = 'blocks' in field ? field.blocks.find((each) => each.slug === slug) : undefined
  const schema = own ?? blocks[slug]
  return schema !== undefined && refersTo(block, schema.flattenedFields, blocks, target)
}

function valueRefers(value: unknown, field: FlattenedField, blocks: Blocks, target: Target): boolean {
  switch (field.type) {
    case 'upload':
    case 'relationship': {
      if (Array.isArray(field.relationTo)) return namesTarget(value, target)
      const values = Array.isArray(value) ? value : [value]
      return field.relationTo === target.collection && values.some((each) => isTarget(each, target))
    }
    case 'richText':
      return namesTarget(value, target)
    case 'array':
      return rowsOf(value).some((row) => refersTo(row, field.flattenedFields, blocks, target))
    case 'blocks':
      return rowsOf(value).some((row) => blockRefers(row, field, blocks, target))
    case 'group':
    case 'tab':
      return isRow(value) && refersTo(value, field.flattenedFields, blocks, target)
    default:
      return false
  }
}

/**
 * Whether a document, or a part of one, refers to the target anywhere in its fields.
 *
 * @param row as read at depth 0 in all languages.
 */
export function refersTo(
  row: Row,
  fields: readonly FlattenedField[],
  blocks: Blocks,
  target: Target,
): boolean {
  return fields.some((field) => {
    const value = 'name' in field && field.name ? row[field.name] : undefined
    if (value === null || value === undefined) return false
    const inLanguages = 'localized' in field && field.localized && isRow(value)
    const values = inLanguages ? [value, ...Object.values(value)] : [value]
    return values.some((each) => valueRefers(each, field, blocks, target))
  })
}

/** Whether documents with these fields could refer to the collection at all. */
export function mayRefer(
  fields: readonly FlattenedField[],
  blocks: Blocks,
  collection: string,
  seen: Set<string> = new Set(),
): boolean {
  const isNew = (slug: string) => !seen.has(slug) && Boolean(seen.add(slug))
  return fields.some((field) => {
    if (field.type === 'upload' || field.type === 'relationship') {
      const targets: readonly string[] = [field.relationTo].flat()
      return targets.includes(collection)
    }
    if (field.type === 'richText') return true
    if (field.type === 'blocks') {
      const offered = [...field.blocks, ...(field.blockReferences ?? [])]
      return offered.some((block) => {
        const slug = typeof block === 'string' ? block : block.slug
        const schema = typeof block === 'string' ? blocks[block] : block
        return (
          schema !== undefined && isNew(slug) && mayRefer(schema.flattenedFields, blocks, collection, seen)
        )
      })
    }
    return 'flattenedFields' in field && mayRefer(field.flattenedFields, blocks, collection, seen)
  })
}
