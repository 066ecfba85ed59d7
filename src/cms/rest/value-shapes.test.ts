import { buildConfig, type FlattenedField } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { findInvalidValue, type ShapeRules } from './value-shapes.ts'

let fields: FlattenedField[]
const rules: ShapeRules = { locales: ['en', 'af'], blockOf: () => undefined }

beforeAll(async () => {
  const config = await buildConfig({
    secret: 'x',
    db: {} as never,
    localization: { locales: ['en', 'af'], defaultLocale: 'en' },
    collections: [
      {
        slug: 'models',
        fields: [
          { name: 'name', type: 'text', localized: true },
          { name: 'tags', type: 'text', hasMany: true },
          { name: 'price', type: 'number' },
          { name: 'sold', type: 'date' },
          { name: 'twin', type: 'relationship', relationTo: 'models' },
          { name: 'related', type: 'relationship', relationTo: 'models', hasMany: true },
          { name: 'engine', type: 'group', fields: [{ name: 'fuel', type: 'text' }] },
          { name: 'colours', type: 'array', fields: [{ name: 'hex', type: 'text' }] },
          {
            name: 'parts',
            type: 'blocks',
            blocks: [{ slug: 'door', fields: [{ name: 'side', type: 'text' }] }],
          },
          { name: 'raw', type: 'json' },
        ],
      },
    ],
  })
  fields = config.collections.find(({ slug }) => slug === 'models')?.flattenedFields ?? []
})

it.each([
  ['name', { name: {} }],
  ['name', { name: 5 }],
  ['name', { name: false }],
  ['name', { name: { en: 'x', xx: 'y' } }],
  ['name.af', { name: { en: 'x', af: [] } }],
  ['tags', { tags: {} }],
  ['tags', { tags: [{}] }],
  ['price', { price: [1] }],
  ['tags', { tags: 'x' }],
  ['sold', { sold: -9_223_372_036_854_776_000 }],
  ['sold', { sold: 'soon' }],
  ['twin', { twin: [1] }],
  ['twin', { twin: { name: 'x' } }],
  ['related', { related: 'x' }],
  ['related', { related: [[1]] }],
  ['engine', { engine: null }],
  ['engine', { engine: 'x' }],
  ['engine.fuel', { engine: { fuel: {} } }],
  ['colours', { colours: {} }],
  ['colours.1', { colours: [{}, null] }],
  ['colours.0.hex', { colours: [{ hex: ['x'] }] }],
  ['parts.0', { parts: [{ blockType: { toString: [false] } }] }],
  ['parts.0', { parts: [{}] }],
  ['parts.0.side', { parts: [{ blockType: 'door', side: {} }] }],
])('finds the wrong type of %s in %j', (path, values) => {
  expect(findInvalidValue(fields, values, rules)).toBe(path)
})

it.each([
  { name: 'x', price: '12', sold: '2026-11-22', tags: ['a', 'b'], twin: 1, related: [1, 2] },
  {
    name: { en: 'x', af: null },
    price: null,
    tags: '',
    sold: '',
    twin: { id: 1 },
    related: [{ relationTo: 'models', value: 1 }],
  },
  { engine: {}, colours: 0, parts: '' },
  { colours: [{ hex: '#fff' }], parts: [{ blockType: 'unknown', anything: {} }] },
  { raw: [{ deep: [1] }], unknownField: {} },
  JSON.parse('{"__proto__":{"name":[]}}'),
])('accepts %j', (values) => {
  expect(findInvalidValue(fields, values, rules)).toBeUndefined()
})

const story = [{ name: 'story', type: 'richText' }] as unknown as FlattenedField[]
const paragraph = { type: 'paragraph', children: [{ type: 'text', text: 'A road.' }] }

it.each([
  ['a text', 'x'],
  ['a root that is a text', { root: 'x' }],
  ['nodes that are a text', { root: { children: 'hasOwnProperty' } }],
  ['a node that is no object', { root: { children: [paragraph, true] } }],
  ['a node inside that is no object', { root: { children: [{ children: [null] }] } }],
])('finds %s in the place of formatted text', (_, value) => {
  expect(findInvalidValue(story, { story: value }, rules)).toBe('story')
})

it('accepts formatted text, also when empty', () => {
  for (const value of [null, {}, { root: { children: [paragraph] } }])
    expect(findInvalidValue(story, { story: value }, rules)).toBeUndefined()
})
