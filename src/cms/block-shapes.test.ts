import { expect, test } from 'vitest'
import { blockShapes } from './block-shapes.ts'

const block = (field: object) =>
  blockShapes([{ slug: 'text', fields: [{ type: 'row', fields: [field] }] }] as never)

test.each([
  ['a field with another name', { name: 'heading', type: 'text' }],
  ['a field that is needed', { name: 'title', type: 'text', required: true }],
  ['a field in every language', { name: 'title', type: 'text', localized: true }],
  ['a field of another kind', { name: 'title', type: 'select', options: ['a', 'b'] }],
  ['a list of it', { name: 'title', type: 'array', fields: [{ name: 'text', type: 'text' }] }],
])('%s is another shape', (_, field) => {
  expect(block(field)).not.toBe(block({ name: 'title', type: 'text' }))
})

test('words of the admin are no part of the shape', () => {
  const described = {
    name: 'title',
    type: 'text',
    label: 'Heading',
    admin: { description: 'Above the text.' },
  }
  expect(block(described)).toBe(block({ name: 'title', type: 'text' }))
})
