import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formsAsked, formsKept, mistakesAllowed } from './misspellings.ts'
import { nearest } from './nearest.ts'

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

/** As the database looks: words that share a form with what was typed. */
const found = (typed: string) => {
  const asked = new Set(formsAsked(typed))
  const sharing = index.filter((word) => formsKept(word).some((form) => asked.has(form)))
  return nearest(typed, sharing)
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
])('matches %s to %s', (typed, meant) => {
  expect(found(typed)[0]).toBe(meant)
})

test.each(['bmw', 'gt', 'zebra', 'xylophone', 'h'])('finds no match for %s', (typed) => {
  expect(found(typed)).toEqual([])
})

/** A letter more, less, other, or swapped with the one after it. */
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
      (meant, at, one, other, by) => {
        const once = mistaken(meant, at, one, by)
        const typed = mistaken(once, once.length - 2 - at, other, by)
        fc.pre(mistakesAllowed(typed) === 2)
        const asked = new Set(formsAsked(typed))
        expect(formsKept(meant).some((form) => asked.has(form))).toBe(true)
        expect(nearest(typed, [meant])).toEqual([meant])
      },
    ),
  )
})
