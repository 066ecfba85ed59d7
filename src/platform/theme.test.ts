import { describe, expect, it } from 'vitest'
import { themeOf } from './theme.ts'

describe('C-334, C-335: the dress of a page', () => {
  it.each([
    '/gr',
    '/gr/merchandise',
    '/gr/motorsport/dakar',
    '/vehicles/gr-yaris',
    '/vehicles/gr86/gr-parts',
    '/junior-academy',
    '/discover/csr/junior-academy',
    '/gr/motorsport/junior-academy/apply',
  ])('%s races', (path) => {
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
  ])('%s does not', (path) => {
    expect(themeOf(path)).toBe('light')
  })
})
