import { expect, test } from 'vitest'
import { blockShapes } from './block-shapes.ts'

const block = (field: object) =>
  blockShapes([{ slug: 'text', fields: [{ type: 'row', fields: [field] }] }] as never)

test.each([
  ['another field name', { name: 'heading', type: 'text' }],
  ['a required field', { name: 'title', type: 'text', required: true }],
  ['a localized field', { name: 'title', type: 'text', localized: true }],
  ['another field type', { name: 'title', type: 'select', options: ['a', 'b'] }],
  ['an array of the field', { name: 'title', type: 'array', fields: [{ name: 'text', type: 'text' }] }],
])('returns another shape for %s', (_, field) => {
  expect(block(field)).not.toBe(block({ name: 'title', type: 'text' }))
})

test('ignores labels and descriptions of the admin', () => {
  const described = {
    name: 'title',
    type: 'text',
    label: 'Heading',
    admin: { description: 'Above the text.' },
  }
  expect(block(described)).toBe(block({ name: 'title', type: 'text' }))
})
