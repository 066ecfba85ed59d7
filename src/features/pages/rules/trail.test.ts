import { expect, test } from 'vitest'
import { trailTo } from './trail.ts'

const titles = new Map([
  ['/owners', 'Owners'],
  ['/owners/help-and-support', 'Help and support'],
])

test('returns the existing pages above a path as breadcrumbs', () => {
  const titleOf = (path: string) => titles.get(path) ?? null
  expect(trailTo('/owners/help-and-support/trust-centre', titleOf)).toEqual([
    { title: 'Owners', path: '/owners' },
    { title: 'Help and support', path: '/owners/help-and-support' },
  ])
  expect(trailTo('/discover/community/sponsorships', titleOf)).toEqual([])
})
