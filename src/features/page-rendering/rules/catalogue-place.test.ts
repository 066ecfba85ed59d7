import { expect, test } from 'vitest'
import { cataloguePath, cataloguePlaceAt, wordsOfKind } from './catalogue-place.ts'

const kinds = ['text', 'singleImage'] as const

test.each([
  ['/catalogue/blocks', { kind: null, theme: 'light' }],
  ['/catalogue/gr-blocks', { kind: null, theme: 'racing' }],
  ['/catalogue/blocks/singleImage', { kind: 'singleImage', theme: 'light' }],
  ['/catalogue/gr-blocks/text', { kind: 'text', theme: 'racing' }],
] as const)('%s is a page of the catalogue', (path, place) => {
  const [, , list = '', ...segments] = path.split('/')
  expect(cataloguePlaceAt(list, segments, kinds)).toEqual(place)
  expect(cataloguePath(place)).toBe(path)
})

test.each([
  ['gr', []],
  ['components', []],
  ['blocks', ['quantumWidget']],
  ['blocks', ['text', 'more']],
])('/catalogue/%s/%s is none', (list, segments) => {
  expect(cataloguePlaceAt(list, segments, kinds)).toBeNull()
})

test('kinds are read as words', () => {
  expect(wordsOfKind('singleImage')).toBe('Single image')
  expect(wordsOfKind('text')).toBe('Text')
})
