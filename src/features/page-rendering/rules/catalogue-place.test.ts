import { expect, test } from 'vitest'
import { cataloguePath, cataloguePlaceAt, wordsOfKind } from './catalogue-place.ts'

const kinds = ['text', 'singleImage'] as const

test.each([
  ['/catalogue/blocks', { kind: null, theme: 'light' }],
  ['/catalogue/gr-blocks', { kind: null, theme: 'racing' }],
  ['/catalogue/blocks/singleImage', { kind: 'singleImage', theme: 'light' }],
  ['/catalogue/gr-blocks/text', { kind: 'text', theme: 'racing' }],
] as const)('parses %s as a catalogue path and builds it again', (path, expected) => {
  const [, , list = '', ...segments] = path.split('/')
  expect(cataloguePlaceAt(list, segments, kinds)).toEqual(expected)
  expect(cataloguePath(expected)).toBe(path)
})

test.each([
  ['gr', []],
  ['components', []],
  ['blocks', ['quantumWidget']],
  ['blocks', ['text', 'more']],
])('returns null for /catalogue/%s/%s', (list, segments) => {
  expect(cataloguePlaceAt(list, segments, kinds)).toBeNull()
})

test('turns a block type into readable words', () => {
  expect(wordsOfKind('singleImage')).toBe('Single image')
  expect(wordsOfKind('text')).toBe('Text')
})
