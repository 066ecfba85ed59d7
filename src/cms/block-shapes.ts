import type { Block, Field } from 'payload'
import { blocks } from './blocks.ts'

/** The type of every stored value of a block, by path. */
type Shape = Readonly<Record<string, string>>

function describeField(field: Field): string {
  const properties = [
    'hasMany' in field && field.hasMany ? 'many' : '',
    'localized' in field && field.localized ? 'localised' : '',
    'relationTo' in field ? `of ${field.relationTo}` : '',
    field.type === 'select' || field.type === 'radio'
      ? field.options.map((option) => (typeof option === 'string' ? option : option.value)).join(' | ')
      : '',
    'required' in field && field.required ? 'needed' : '',
  ]
  return [field.type, ...properties.filter((property) => property !== '')].join(', ')
}

/** Fields that Payload adds to blocks and rows when it sanitizes the configuration. */
const addedFields: ReadonlySet<string> = new Set(['id', 'blockName'])

function shapeOf(fields: readonly Field[], path = ''): Shape {
  const shapes = fields.map((field): Shape => {
    if (field.type === 'ui' || ('name' in field && addedFields.has(field.name ?? ''))) return {}
    const fieldPath = 'name' in field && field.name ? `${path}${field.name}` : null
    const inner = fieldPath === null ? path : `${fieldPath}.`
    const ownShape: Shape = fieldPath === null ? {} : { [fieldPath]: describeField(field) }
    if (field.type === 'tabs')
      return Object.assign(ownShape, ...field.tabs.map((tab) => shapeOf(tab.fields, inner)))
    if (field.type === 'blocks')
      return {
        ...ownShape,
        ...(fieldPath && { [`${fieldPath}[]`]: (field.blockReferences ?? []).join(' | ') }),
      }
    return 'fields' in field ? { ...ownShape, ...shapeOf(field.fields, inner) } : ownShape
  })
  return Object.assign({}, ...shapes)
}

/**
 * Returns the stored shape of every block as text. Blocks are stored as JSON, so database migrations do not detect a
 * change of their fields; `npm run check` compares this text with the committed one instead.
 */
export function blockShapes(all: readonly Block[] = blocks): string {
  const shapes = Object.fromEntries(
    [...all].sort((a, b) => a.slug.localeCompare(b.slug)).map(({ slug, fields }) => [slug, shapeOf(fields)]),
  )
  return `${JSON.stringify(shapes, null, 2)}\n`
}
