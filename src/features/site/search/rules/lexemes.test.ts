import { expect, test } from 'vitest'
import { lexemesOf, titleWords } from './lexemes.ts'

test('returns the words of a title, and pairs of words joined as one', () => {
  expect(titleWords('Land Cruiser 300')).toEqual(['land', 'cruiser', '300', 'landcruiser', 'cruiser300'])
  expect(titleWords('GR86')).toEqual(['gr86'])
  expect(titleWords('')).toEqual([])
})

test('formats words with positions and weights, up to the maximum position', () => {
  const parts = { A: ['hilux'], B: ['bakkie', 'diesel'], C: [], D: ['hilux'] }
  expect(lexemesOf(parts)).toBe("'hilux':1A 'bakkie':2B 'diesel':3B 'hilux':4D")
  const long = lexemesOf({ A: [], B: [], C: [], D: Array<string>(17_000).fill('x') })
  expect(long.endsWith("'x':16383D")).toBe(true)
})
