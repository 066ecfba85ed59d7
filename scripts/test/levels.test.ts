import { expect, test } from 'vitest'
import { checks } from '../check/checks.ts'
import type { Suite } from './changed/suites.ts'
import { levelsOf } from './levels.ts'

const levelsWith = (...chosen: readonly Suite[]) =>
  levelsOf(new Map(chosen.map((suite) => [suite, new Map([['a.test.ts', 'a.ts']])])))
    .slice(checks.length)
    .map(({ name, needs }) => (needs ? `${name} after ${needs}` : name))

test.each<[readonly Suite[], readonly string[]]>([
  [[], []],
  [['unit'], ['unit']],
  [['integration'], ['integration']],
  [['process'], ['build', 'chromium after build', 'process after chromium']],
  [['journeys'], ['build', 'chromium after build', 'journeys after chromium']],
  [
    ['unit', 'site-wide'],
    ['unit', 'build', 'chromium after build', 'site-wide after chromium'],
  ],
])('runs for tests of %j the levels %j after the checks', (chosen, expected) => {
  expect(levelsWith(...chosen)).toEqual(expected)
})
