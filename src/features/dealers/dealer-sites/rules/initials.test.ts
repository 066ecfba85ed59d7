import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Nomsa', 'Dlamini', 'ND'],
  ['éric', 'nkosi', 'ÉN'],
  ['Jan', '', 'J'],
  ['’', '—', 'X'],
] as const)('returns the initials of %s %s', (first, last, initials) => {
  expect(initialsOf(first, last)).toBe(initials)
})
