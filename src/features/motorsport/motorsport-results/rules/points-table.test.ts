import { expect, test } from 'vitest'
import { readPoints } from './points-table.ts'

test.each([
  ['25 18 15', [25, 18, 15]],
  [' 10; 6,5\n3 ', [10, 6.5, 3]],
  ['', null],
  ['25 eighteen', null],
  ['25 -1', null],
])('reads the points of %j', (text, points) => {
  expect(readPoints(text)).toEqual(points)
})
