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
      'integration',
      'build',
      'content after build',
      'process after content',
      'end to end after content',
    ],
  ],
  [
    { suite: 'all', part: { index: 1, count: 2 } },
    [
      'chromium',
      'unit',
      'integration',
      'build',
      'content after build',
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

test('runs the journeys that change the whole site by themselves, in the last part', () => {
  expect(namesOf({ suite: 'all', part: { index: 2, count: 2 } }).at(-1)).toBe('site-wide after content')
})
