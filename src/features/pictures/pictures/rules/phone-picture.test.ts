import { expect, test } from 'vitest'
import { hasPhonePicture } from './phone-picture.ts'

test.each([
  ['/payment-options/kinto', true],
  ['/gr/motorsport/le-mans', true],
  ['/gr/motorsport/le-mans/2026', true],
  ['/owners/recall', false],
  ['/', false],
  ['/gr/motorsport/le-mans-classic', false],
])('on %s, a banner with its own picture on phones: %s (V-098)', (path, expected) => {
  expect(hasPhonePicture(path)).toBe(expected)
})
