import { expect, it } from 'vitest'
import { formsOfIndexed, formsOfTyped } from './misspellings.ts'

it.each(['🚗🚙', '𭒲𡉮𥫎', 'caf🚗teria', 'fortuner'])('returns only well-formed text for %s', (word) => {
  for (const form of [...formsOfTyped(word), ...formsOfIndexed(word)])
    expect(form.isWellFormed(), form).toBe(true)
})

it('deletes one letter of a short word, and up to two of a long one', () => {
  expect(new Set(formsOfTyped('yaris'))).toEqual(new Set(['yaris', 'aris', 'yris', 'yais', 'yars', 'yari']))
  expect(formsOfTyped('fortuner')).toContain('fortnr')
})
