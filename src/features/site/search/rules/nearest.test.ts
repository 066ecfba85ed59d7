import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mistakesAllowed } from '#platform/text-search/spelling.ts'
import { formsOfIndexed, formsOfTyped } from './misspellings.ts'
import { findNearest } from './nearest.ts'

const index = [
  'hilux',
  'fortuner',
  'corolla',
  'cross',
  'cruiser',
  'starlet',
  'insurance',
  'legend',
  'rav4',
  'gr',
]

/** Searches like the database: among the words that share a form with the typed one. */
const findMatches = (typed: string) => {
  const typedForms = new Set(formsOfTyped(typed))
  const sharing = index.filter((word) => formsOfIndexed(word).some((form) => typedForms.has(form)))
  return findNearest(typed, sharing)
}

test.each([
  ['hylux', 'hilux'],
  ['hillux', 'hilux'],
  ['hilxu', 'hilux'],
  ['hilx', 'hilux'],
  ['hillu', 'hilux'],
  ['fortunner', 'fortuner'],
  ['fortuna', 'fortuner'],
  ['furtoner', 'fortuner'],
  ['corola', 'corolla'],
  ['cruser', 'cruiser'],
  ['starlett', 'starlet'],
  ['insurence', 'insurance'],
  ['ligend', 'legend'],
  ['rva4', 'rav4'],
])('matches %s to %s', (typed, expected) => {
  expect(findMatches(typed)[0]).toBe(expected)
})

test.each(['bmw', 'gt', 'zebra', 'xylophone', 'h'])('finds no match for %s', (typed) => {
  expect(findMatches(typed)).toEqual([])
})

/** Inserts, deletes, replaces or swaps a letter. */
function mistaken(word: string, at: number, kind: number, letter: string): string {
  const [head, rest] = [word.slice(0, at), word.slice(at)]
  if (kind === 0) return head + letter + rest
  if (kind === 1) return head + rest.slice(1)
  return kind === 2 ? head + letter + rest.slice(1) : head + (rest[1] ?? '') + (rest[0] ?? '') + rest.slice(2)
}

test('matches a word with a mistake near the beginning and one near the end', () => {
  const kind = fc.nat(3)
  const letter = fc.constantFrom(...'abcxyz')
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z]{7,12}$/),
      fc.nat(1),
      kind,
      kind,
      letter,
      (word, at, firstKind, secondKind, replacement) => {
        const once = mistaken(word, at, firstKind, replacement)
        const typed = mistaken(once, once.length - 2 - at, secondKind, replacement)
        fc.pre(mistakesAllowed(typed) === 2)
        const typedForms = new Set(formsOfTyped(typed))
        expect(formsOfIndexed(word).some((form) => typedForms.has(form))).toBe(true)
        expect(findNearest(typed, [word])).toEqual([word])
      },
    ),
  )
})
