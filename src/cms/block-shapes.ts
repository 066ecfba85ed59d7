import type { Block, Field } from 'payload'
import { blocks } from './blocks.ts'

/** Every stored value of a block: its path, and what it is. */
type Shape = Readonly<Record<string, string>>

function meaningOf(field: Field): string {
  const marks = [
    'hasMany' in field && field.hasMany ? 'many' : '',
    'localized' in field && field.localized ? 'localised' : '',
    'relationTo' in field ? `of ${field.relationTo}` : '',
    field.type === 'select' || field.type === 'radio'
      ? field.options.map((option) => (typeof option === 'string' ? option : option.value)).join(' | ')
      : '',
    'required' in field && field.required ? 'needed' : '',
  ]
  return [field.type, ...marks.filter((mark) => mark !== '')].join(', ')
}

/** What Payload adds to blocks and rows when it reads the configuration. */
const added: ReadonlySet<string> = new Set(['id', 'blockName'])

function shapeOf(fields: readonly Field[], path = ''): Shape {
  const shapes = fields.map((field): Shape => {
    if (field.type === 'ui' || ('name' in field && added.has(field.name ?? ''))) return {}
    const named = 'name' in field && field.name ? `${path}${field.name}` : null
    const inner = named === null ? path : `${named}.`
    const own: Shape = named === null ? {} : { [named]: meaningOf(field) }
    if (field.type === 'tabs')
      return Object.assign(own, ...field.tabs.map((tab) => shapeOf(tab.fields, inner)))
    if (field.type === 'blocks')
      return { ...own, ...(named && { [`${named}[]`]: (field.blockReferences ?? []).join(' | ') }) }
    return 'fields' in field ? { ...own, ...shapeOf(field.fields, inner) } : own
  })
  return Object.assign({}, ...shapes)
}

/**
 * What is stored of every kind of block, as text. Blocks are stored as JSON, so no migration of the database notices
 * a change of their fields: this text is committed, and compared.
 */
export function blockShapes(all: readonly Block[] = blocks): string {
  const shapes = Object.fromEntries(
    [...all].sort((a, b) => a.slug.localeCompare(b.slug)).map(({ slug, fields }) => [slug, shapeOf(fields)]),
  )
  return `${JSON.stringify(shapes, null, 2)}\n`
}
