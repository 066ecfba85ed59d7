import { expect, test } from 'vitest'
import { specialLook } from './special-paths.ts'

const seven = [
  '/gr',
  '/gr/models',
  '/gr/motorsport/gtc',
  '/gr/motorsport/gr-cup',
  '/gr/motorsport/sa-rally-raid',
  '/gr/motorsport/nrc',
  '/gr/motorsport/satc',
]

test.each(seven)('V-295: %s has its titles in capitals on small screens', (path) => {
  expect(specialLook(path)).toContain('uppercase')
})

test.each(['/', '/gr/motorsport', '/gr/merchandise', '/owners'])('V-295: %s has not', (path) => {
  expect(specialLook(path)).toBeUndefined()
})

test('V-296: the rocket page has a margin of its own', () => {
  expect(specialLook('/owners/help-and-support/rocket')).toMatch(/mb-/)
  expect(specialLook('/owners/help-and-support')).toBeUndefined()
})
