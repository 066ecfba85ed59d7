import { describe, expect, it, test } from 'vitest'
import { dealerSitePath, isTemplatePath, publicPath, sharedPath, templatePath } from './dealer-site-path.ts'

describe('the path of a dealer site', () => {
  test.each([
    ['/dealers/marula', 'dealer', 'marula', ''],
    ['/dealers/marula/home', 'dealer', 'marula', ''],
    ['/dealers/marula/team', 'dealer', 'marula', '/team'],
    ['/dealers/marula/picture-gallery/opening', 'dealer', 'marula', '/picture-gallery/opening'],
    ['/dealership/marula', 'dealer', 'marula', '/contact'],
    ['/dealers/groups/kokerboom', 'group', 'kokerboom', ''],
    ['/dealers/groups/kokerboom/home', 'group', 'kokerboom', ''],
    ['/dealers/groups/kokerboom/about', 'group', 'kokerboom', '/about'],
  ] as const)('parses %s (D-069, D-071, D-077 to D-079)', (path, kind, slug, rest) => {
    expect(dealerSitePath(path)).toEqual({ kind, slug, rest })
  })

  test.each([
    '/',
    '/dealers',
    '/dealers/groups',
    '/dealers/template',
    '/dealers/template/team',
    '/dealers/groups/template',
    '/dealership',
    '/dealership/marula/team',
    '/discover/dealers/marula',
    '/vehicles/fortuner',
  ])('returns null for %s (C-12)', (path) => {
    expect(dealerSitePath(path)).toBeNull()
  })

  it('leads to the page of the template and back to the public path', () => {
    const site = dealerSitePath('/dealers/marula/home')
    if (!site) throw new Error('The path was not parsed.')
    expect(templatePath(site)).toBe('/dealers/template')
    expect(publicPath(site)).toBe('/dealers/marula')
    const team = { ...site, kind: 'group', rest: '/team' } as const
    expect(templatePath(team)).toBe('/dealers/groups/template/team')
    expect(publicPath(team)).toBe('/dealers/groups/marula/team')
  })

  test.each([
    ['/dealers/marula/new-vehicles/hilux-range', '/vehicles/hilux-range'],
    ['/dealers/marula/new-vehicles', '/dealers/template/new-vehicles'],
    ['/dealers/marula/team', '/dealers/template/team'],
    ['/dealers/groups/marula/new-vehicles/hilux-range', '/dealers/groups/template/new-vehicles/hilux-range'],
  ])('shares the page of %s with %s (D-073)', (path, shared) => {
    const site = dealerSitePath(path)
    expect(site && sharedPath(site)).toBe(shared)
  })
})

it('recognises the pages of both templates', () => {
  expect(['/dealers/template', '/dealers/template/a', '/dealers/groups/template'].every(isTemplatePath)).toBe(
    true,
  )
  expect(['/dealers', '/dealers/templates', '/dealers/groups/x'].some(isTemplatePath)).toBe(false)
})
