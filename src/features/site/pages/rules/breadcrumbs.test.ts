import { expect, test } from 'vitest'
import { breadcrumbsTo } from './breadcrumbs.ts'

const titles = new Map([
  ['/owners', 'Owners'],
  ['/owners/help-and-support', 'Help and support'],
])

test('returns the existing pages above a path as breadcrumbs', () => {
  const titleOf = (path: string) => titles.get(path) ?? null
  expect(breadcrumbsTo('/owners/help-and-support/trust-centre', titleOf)).toEqual([
    { title: 'Owners', path: '/owners' },
    { title: 'Help and support', path: '/owners/help-and-support' },
  ])
  expect(breadcrumbsTo('/discover/community/sponsorships', titleOf)).toEqual([])
})
