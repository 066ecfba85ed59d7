import { expect, test } from 'vitest'
import { knownFeatures, parseOptions } from './options.ts'

const known = ['dealers', 'finance']

test.each<[readonly string[], object]>([
  [[], { suite: 'gate' }],
  [['finance'], { suite: 'features', features: ['finance'] }],
  [['finance', 'dealers', 'finance'], { suite: 'features', features: ['finance', 'dealers'] }],
  [['--all'], { suite: 'all', part: { index: 1, count: 1 } }],
  [['--all', '--part', '2/4'], { suite: 'all', part: { index: 2, count: 4 } }],
])('reads %j', (args, expected) => {
  expect(parseOptions(args, known)).toEqual(expected)
})

test.each([
  [['boats'], 'There is no feature boats. The features are dealers, finance.'],
  [['finance', '--changed'], 'There is no feature --changed.'],
  [['--all', '--part', '0/4'], 'test:all does not accept --part 0/4.'],
  [['--all', '--part', '5/4'], 'test:all does not accept --part 5/4.'],
  [['--all', '--part'], 'test:all does not accept --part.'],
  [['--all', 'finance'], 'test:all does not accept finance.'],
])('explains what is wrong with %j', (args, message) => {
  const answer = parseOptions(args, known)
  expect(answer).toContain(message)
  expect(answer).toContain('Usage: npm test')
})

test('knows the features and the folders of journeys, without their support files', () => {
  expect(knownFeatures()).toEqual(expect.arrayContaining(['finance', 'security', 'range-page']))
  expect(knownFeatures()).not.toContain('support')
})
