import { expect, it } from 'vitest'
import { hasSeriesBreadcrumbs, seriesPath } from './series-path.ts'

it.each([
  ['GR Cup', '/gr/motorsport/gr-cup'],
  ['Dakar', '/gr/motorsport/dakar'],
  [' SA  Rally-Raid ', '/gr/motorsport/sa-rally-raid'],
])('builds the path of %j in lower case, with hyphens for spaces (C-051)', (subtitle, path) => {
  expect(seriesPath(subtitle)).toBe(path)
})

it('applies to motorsport and the pages below it only (C-051)', () => {
  expect(['/gr/motorsport', '/gr/motorsport/gr-cup'].map(hasSeriesBreadcrumbs)).toEqual([true, true])
  expect(['/', '/gr', '/gr/motorsport-news', '/motorsport'].map(hasSeriesBreadcrumbs)).toEqual(
    Array(4).fill(false),
  )
})
