import { expect, test } from 'vitest'
import { parseQuery } from './query.ts'
import { maxQueryLength } from './search-address.ts'

const wordsIn = (typed: string) => parseQuery(typed, 'Toyota').words

test.each([
  ['Hilux Double Cab', ['hilux', 'double', 'cab']],
  ['  2.8 GD-6\t4x4 ', ['2', '8', 'gd', '6', '4x4']],
  ['crème brûlée Ö', ['creme', 'brulee', 'o']],
  ['how do I book a service', ['book', 'service']],
  ['hilux hilux HILUX', ['hilux']],
])('extracts the significant words of %s', (typed, words) => {
  expect(wordsIn(typed)).toEqual(words)
})

test('leaves out the maker name, unless no other word is left', () => {
  expect(wordsIn('toyota hilux')).toEqual(['hilux'])
  expect(wordsIn('Toyota')).toEqual(['toyota'])
  expect(wordsIn('the Toyota')).toEqual(['toyota'])
})

test('keeps stop words when nothing else was typed', () => {
  expect(wordsIn('what is it')).toEqual(['what', 'is', 'it'])
})

test.each(['', '   ', '!?–…,.;:', '🚗🚙', '\u0000\u0007', '&|!()<->:*\'"\\'])(
  'extracts no words from %j',
  (typed) => {
    expect(wordsIn(typed)).toEqual([])
  },
)

test('removes query syntax', () => {
  const typed = `'; drop table pages; -- hilux:* & !(fortuner) <-> "x" \\`
  expect(wordsIn(typed)).toEqual(['drop', 'table', 'pages', 'hilux', 'fortuner', 'x'])
})

test('extracts words of other scripts', () => {
  expect(wordsIn('جيب Хайлюкс')).toEqual(['جيب', 'хаилюкс'])
})

test('limits the length and the words of a query, and cleans its text for display', () => {
  const { text, words } = parseQuery(`🚗 ${'a b c d e f g h i j k l '.repeat(500)}`, 'Toyota')
  expect([...text].length).toBeLessThanOrEqual(maxQueryLength)
  expect(words.length).toBeLessThanOrEqual(8)
  expect(parseQuery('hi\u0000lux\n range', 'Toyota').text).toBe('hi lux range')
  expect(wordsIn('x'.repeat(10_000))).toEqual(['x'.repeat(40)])
})
