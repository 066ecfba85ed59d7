import { expect, test } from 'vitest'
import { looksLikeMachine } from './suspicion.ts'

test.each([
  ['a person', { trap: '', elapsedMs: 40_000 }, false],
  ['a person whose clock is not known', { trap: undefined, elapsedMs: null }, false],
  ['whoever fills the hidden field', { trap: 'https://example.co.za', elapsedMs: 40_000 }, true],
  ['whoever sends a list in it', { trap: ['x'], elapsedMs: 40_000 }, true],
  ['whoever is done at once', { trap: '', elapsedMs: 300 }, true],
])('%s', (_, sender, expected) => {
  expect(looksLikeMachine(sender)).toBe(expected)
})
