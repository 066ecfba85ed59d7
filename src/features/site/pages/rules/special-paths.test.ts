import { expect, test } from 'vitest'
import { specialPathClasses } from './special-paths.ts'

const capitalised = [
  '/gr',
  '/gr/models',
  '/gr/motorsport/gtc',
  '/gr/motorsport/gr-cup',
  '/gr/motorsport/sa-rally-raid',
  '/gr/motorsport/nrc',
  '/gr/motorsport/satc',
]

test.each(capitalised)('sets titles in capitals at %s (V-295)', (path) => {
  expect(specialPathClasses(path)?.split(' ')).toContain('max-tablet:[&_h1]:uppercase')
})

test('leaves the other headings in sentence case', () => {
  expect(specialPathClasses('/gr')).not.toMatch(/_h[2-6]\]:uppercase/)
})

test.each(['/', '/gr/motorsport', '/gr/merchandise', '/owners'])('adds no style at %s (V-295)', (path) => {
  expect(specialPathClasses(path)).toBeUndefined()
})

test('adds a margin at the rocket page only (V-296)', () => {
  expect(specialPathClasses('/owners/help-and-support/rocket')).toMatch(/mb-/)
  expect(specialPathClasses('/owners/help-and-support')).toBeUndefined()
})
