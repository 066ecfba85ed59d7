import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { emptyRequiredField } from './empty-required-field.ts'

const fields = (...definitions: object[]) => definitions as FlattenedField[]
const name = { name: 'name', type: 'text', required: true }
const range = { name: 'range', type: 'relationship', relationTo: 'ranges', required: true }

describe('emptyRequiredField', () => {
  it.each([
    ['a text that is empty', fields(name), { name: '' }, 'name'],
    ['a relation whose target was deleted', fields(range), { range: null }, 'range'],
    [
      'a field in a row',
      fields({ name: 'items', type: 'array', flattenedFields: fields(name) }),
      { items: [{ name: 'x' }, {}] },
      'items.name',
    ],
    [
      'a field in a group',
      fields({ name: 'hours', type: 'group', flattenedFields: fields(name) }),
      { hours: {} },
      'hours.name',
    ],
  ])('names %s', (_, schema, row, path) => {
    expect(emptyRequiredField(row, schema)).toBe(path)
  })

  it.each([
    ['a number that is zero', fields({ ...name, type: 'number' }), { name: 0 }],
    ['a relation that is a bare id', fields(range), { range: 7 }],
    ['a field that only some roles can read', fields({ ...name, access: { read: () => false } }), {}],
    ['a field that is not stored', fields({ ...name, virtual: true }), {}],
    ['missing rows', fields({ name: 'items', type: 'array', flattenedFields: fields(name) }), {}],
  ])('accepts %s', (_, schema, row) => {
    expect(emptyRequiredField(row, schema)).toBeNull()
  })
})
