import { expect, test } from 'vitest'
import { longestQuestion, readQuestion } from './question.ts'

const wordsIn = (typed: string) => readQuestion(typed, 'Toyota').words

test.each([
  ['Hilux Double Cab', ['hilux', 'double', 'cab']],
  ['  2.8 GD-6\t4x4 ', ['2', '8', 'gd', '6', '4x4']],
  ['crème brûlée Ö', ['creme', 'brulee', 'o']],
  ['how do I book a service', ['book', 'service']],
  ['hilux hilux HILUX', ['hilux']],
])('%s is asked for by its telling words', (typed, words) => {
  expect(wordsIn(typed)).toEqual(words)
})

test('the maker’s name is left out, unless it is all that was typed', () => {
  expect(wordsIn('toyota hilux')).toEqual(['hilux'])
  expect(wordsIn('Toyota')).toEqual(['toyota'])
  expect(wordsIn('the Toyota')).toEqual(['toyota'])
})

test('fillers alone are looked for as they are', () => {
  expect(wordsIn('what is it')).toEqual(['what', 'is', 'it'])
})

test.each(['', '   ', '!?–…,.;:', '🚗🚙', '\u0000\u0007', '&|!()<->:*\'"\\'])(
  '%j asks for nothing',
  (typed) => {
    expect(wordsIn(typed)).toEqual([])
  },
)

test('syntax of any kind is left behind', () => {
  const typed = `'; drop table pages; -- hilux:* & !(fortuner) <-> "x" \\`
  expect(wordsIn(typed)).toEqual(['drop', 'table', 'pages', 'hilux', 'fortuner', 'x'])
})

test('other scripts have words too', () => {
  expect(wordsIn('جيب Хайлюкс')).toEqual(['جيب', 'хаилюкс'])
})

test('a question has an end, and is shown as it is understood', () => {
  const { text, words } = readQuestion(`🚗 ${'a b c d e f g h i j k l '.repeat(500)}`, 'Toyota')
  expect([...text].length).toBeLessThanOrEqual(longestQuestion)
  expect(words.length).toBeLessThanOrEqual(8)
  expect(readQuestion('hi\u0000lux\n range', 'Toyota').text).toBe('hi lux range')
  expect(wordsIn('x'.repeat(10_000))).toEqual(['x'.repeat(40)])
})
