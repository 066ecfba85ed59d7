import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { type Blocks, isSameTarget, referencesIn } from './references-in.ts'
import { guards, relationsOf } from './relations.ts'

const field = (definition: object) => definition as FlattenedField
const image = field({ name: 'image', type: 'upload', relationTo: 'media' })
const text = field({ name: 'title', type: 'text' })
const target = { collection: 'media', id: 7 }
const refersTo = (row: Record<string, unknown>, schema: FlattenedField) =>
  referencesIn(row, [schema], blocks).some((reference) => isSameTarget(reference, target))
const mayRefer = (fields: FlattenedField[], known: Blocks) =>
  relationsOf(fields, known).some((relation) => guards(relation, 'media', 'delete'))

const group = field({ name: 'picture', type: 'group', flattenedFields: [text, image] })
const slides = field({ name: 'slides', type: 'array', flattenedFields: [group] })
const anything = field({ name: 'anything', type: 'relationship', relationTo: ['media', 'pages'] })
const many = field({ name: 'many', type: 'upload', relationTo: 'media', hasMany: true })
const body = field({ name: 'body', type: 'richText' })
const localised = field({ ...image, localized: true })
const layout = field({ name: 'layout', type: 'blocks', blocks: [], blockReferences: ['nest', 'title'] })
const blocks = {
  nest: { flattenedFields: [slides, field({ ...layout, name: 'inner' })] },
  title: { flattenedFields: [text] },
} as unknown as Blocks

describe('a reference to the target', () => {
  it.each<[string, FlattenedField, object]>([
    ['in a field', image, { image: 7 }],
    ['in a populated field', image, { image: { id: 7, url: '/x' } }],
    ['given as a string', image, { image: '7' }],
    ['in a group', group, { picture: { image: 7 } }],
    ['in rows', slides, { slides: [{ picture: {} }, { picture: { image: 7 } }] }],
    ['among several values', many, { many: [3, 7] }],
    ['with the name of its collection', anything, { anything: { relationTo: 'media', value: 7 } }],
    ['in one language', localised, { image: { en: 3, af: 7 } }],
    ['in a block', layout, { layout: [{ blockType: 'nest', slides: [{ picture: { image: 7 } }] }] }],
    [
      'in a block in a block',
      layout,
      {
        layout: [{ blockType: 'nest', inner: [{ blockType: 'nest', slides: [{ picture: { image: 7 } }] }] }],
      },
    ],
    [
      'in rich text',
      body,
      { body: { root: { children: [{ type: 'upload', relationTo: 'media', value: { id: 7 } }] } } },
    ],
    [
      'in a link in rich text',
      body,
      {
        body: { root: { children: [{ type: 'link', fields: { doc: { relationTo: 'media', value: 7 } } }] } },
      },
    ],
  ])('is found %s', (_, schema, row) => {
    expect(refersTo(row as Record<string, unknown>, schema)).toBe(true)
  })
})

describe('a value that does not refer to the target', () => {
  it.each<[string, FlattenedField, object]>([
    ['another document', image, { image: 8 }],
    ['the same id in another collection', anything, { anything: { relationTo: 'pages', value: 7 } }],
    ['an id in a text field', text, { title: '7' }],
    ['an empty field', image, { image: null }],
    ['a field of an unknown block', layout, { layout: [{ blockType: 'gone', image: 7 }] }],
    ['rich text that mentions it', body, { body: { root: { children: [{ text: 'media 7' }] } } }],
  ])('is ignored when it is %s', (_, schema, row) => {
    expect(refersTo(row as Record<string, unknown>, schema)).toBe(false)
  })
})

it('detects whether a collection can hold a reference, including in nested blocks', () => {
  expect(mayRefer([slides], blocks)).toBe(true)
  expect(mayRefer([layout], blocks)).toBe(true)
  expect(mayRefer([body], blocks)).toBe(true)
  expect(mayRefer([text, field({ ...image, relationTo: 'colours' })], blocks)).toBe(false)
  const closed = {
    nest: { flattenedFields: [text, field({ ...layout, name: 'inner' })] },
  } as unknown as Blocks
  expect(mayRefer([layout], closed)).toBe(false)
})
