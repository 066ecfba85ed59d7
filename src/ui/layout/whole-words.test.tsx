import { expect, test } from 'vitest'
import { longestWord, wholeWords } from './whole-words.ts'

test.each([
  ['Neighbours first.', 10],
  ['Baobab Toyota\nBronkhorstspruit', 16],
  ['Rally-raid', 5],
  ['Bronkhorst\u00ADspruit', 10],
  ['Iimoto ezisetshenzisiwe', 16],
  ['', 0],
])('counts the letters of the longest word of %j: %i', (title, letters) => {
  expect(longestWord(title)).toBe(letters)
})

test('adds no style to a title that is not plain text', () => {
  expect(wholeWords(<span>Hilux</span>)).toBeUndefined()
  expect(wholeWords('Hilux')).toEqual({ '--longest-word': 5 })
})
