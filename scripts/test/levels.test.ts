import { expect, test } from 'vitest'
import { checks } from '../check/checks.ts'
import { levelsOf } from './levels.ts'
import type { TestOptions } from './options.ts'

const namesOf = (options: TestOptions) =>
  levelsOf(options, 'seeded')
    .slice(checks.length)
    .map(({ name, needs }) => (needs ? `${name} after ${needs}` : name))

test.each<[TestOptions, readonly string[]]>([
  [
    { suite: 'gate' },
    [
      'chromium',
      'unit',
      'build',
      'content after build',
      'integration after content',
      'process after content',
      'site-wide after content',
      'journeys after content',
    ],
  ],
  [
    { suite: 'all', part: { index: 1, count: 2 } },
    [
      'chromium',
      'unit',
      'build',
      'content after build',
      'integration after content',
      'process after content',
      'journeys after content',
    ],
  ],
  [{ suite: 'features', features: ['stock-feeds'] }, ['unit', 'integration']],
  [
    { suite: 'features', features: ['search'] },
    ['chromium', 'unit', 'integration', 'build', 'journeys after build'],
  ],
])('runs for %j the levels %j after the checks', (options, expected) => {
  expect(namesOf(options)).toEqual(expected)
})

test('runs the journeys that change the whole site in the last part, on a site of their own', () => {
  expect(namesOf({ suite: 'all', part: { index: 2, count: 2 } })).toContain('site-wide after content')
})

test('runs what waits beside what computes', () => {
  const beside = levelsOf({ suite: 'gate' }, 'seeded').filter(({ group }) => group === 'on content')
  expect(beside.map(({ name }) => name)).toEqual(['integration', 'process', 'site-wide'])
})
