import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtInParent, builtInPathError, builtInSegments } from './built-in-path.ts'

test('knows every address of the routes of a dealer’s site', () => {
  const routes = readdirSync('src/app/(dealer)/[locale]/[theme]/dealers/[dealer]', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    // A path of a page contains neither brackets nor dots.
    .filter((name) => /^[a-z-]+$/.test(name))
  expect([...builtInSegments, builtInParent].toSorted()).toEqual(routes.toSorted())
})

test.each([
  ['/dealers/bryanston/pre-owned', '/dealers/bryanston/pre-owned is a page'],
  ['/dealers/bryanston/new-vehicles/hilux', 'below /dealers/bryanston/new-vehicles'],
  ['/dealers/bryanston/specials/winter', 'below /dealers/bryanston/specials'],
])('refuses %s', (path, message) => {
  expect(builtInPathError(path)).toContain(message)
})

test.each([
  '/dealers/bryanston',
  '/dealers/bryanston/home',
  '/dealers/bryanston/team',
  '/dealers/bryanston/contact',
  '/dealers/bryanston/specials',
  '/dealers/bryanston/pre-owned-parts',
  '/dealers/bryanston/workshop/pre-owned',
])('accepts %s', (path) => {
  expect(builtInPathError(path)).toBeNull()
})
