import { expect, test } from 'vitest'
import { looksLikeMachine } from './suspicion.ts'

test.each([
  ['an ordinary visitor', { trap: '', elapsedMs: 40_000 }, false],
  ['an unknown elapsed time', { trap: undefined, elapsedMs: null }, false],
  ['a filled hidden field', { trap: 'https://example.co.za', elapsedMs: 40_000 }, true],
  ['a list in the hidden field', { trap: ['x'], elapsedMs: 40_000 }, true],
  ['a form completed within a second', { trap: '', elapsedMs: 300 }, true],
])('tells a visitor from a machine: %s', (_, sender, expected) => {
  expect(looksLikeMachine(sender)).toBe(expected)
})
