import { expect, test } from 'vitest'
import { cataloguePath, kindLabel, parseCataloguePath } from './catalogue-page.ts'

const kinds = ['text', 'singleImage'] as const

test.each([
  ['/catalogue/blocks', { kind: null, theme: 'light' }],
  ['/catalogue/gr-blocks', { kind: null, theme: 'racing' }],
  ['/catalogue/blocks/singleImage', { kind: 'singleImage', theme: 'light' }],
  ['/catalogue/gr-blocks/text', { kind: 'text', theme: 'racing' }],
] as const)('parses %s as a catalogue path and builds it again', (path, expected) => {
  const [, , list = '', ...segments] = path.split('/')
  expect(parseCataloguePath(list, segments, kinds)).toEqual(expected)
  expect(cataloguePath(expected)).toBe(path)
})

test.each([
  ['gr', []],
  ['components', []],
  ['blocks', ['quantumWidget']],
  ['blocks', ['text', 'more']],
])('returns null for /catalogue/%s/%s', (list, segments) => {
  expect(parseCataloguePath(list, segments, kinds)).toBeNull()
})

test('turns a block type into readable words', () => {
  expect(kindLabel('singleImage')).toBe('Single image')
  expect(kindLabel('text')).toBe('Text')
})
