import { expect, test } from 'vitest'
import { looksLikeSpam } from './spam.ts'

test.each([
  ['an ordinary visitor', { spamTrap: '', elapsedMs: 40_000 }, false],
  ['an unknown elapsed time', { spamTrap: undefined, elapsedMs: null }, false],
  ['a filled hidden field', { spamTrap: 'https://example.co.za', elapsedMs: 40_000 }, true],
  ['a list in the hidden field', { spamTrap: ['x'], elapsedMs: 40_000 }, true],
  ['a form completed within a second', { spamTrap: '', elapsedMs: 300 }, true],
])('tells a visitor from a machine: %s', (_, sender, expected) => {
  expect(looksLikeSpam(sender)).toBe(expected)
})
