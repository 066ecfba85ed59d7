import { describe, expect, it } from 'vitest'
import { themeOf } from './theme.ts'

describe('the theme of a page (C-334, C-335)', () => {
  it.each([
    '/gr',
    '/gr/merchandise',
    '/gr/motorsport/dakar',
    '/vehicles/gr-yaris',
    '/vehicles/gr86/gr-parts',
    '/junior-academy',
    '/discover/csr/junior-academy',
    '/gr/motorsport/junior-academy/apply',
  ])('is racing at %s', (path) => {
    expect(themeOf(path)).toBe('racing')
  })

  it.each([
    '/',
    '/discover/programme',
    '/vehicles',
    '/vehicles/granvia',
    '/vehicles/gr86',
    '/dealers/groups/x',
    '/dealers/cape-town/group-specials',
    '/groups',
  ])('is light at %s', (path) => {
    expect(themeOf(path)).toBe('light')
  })
})
