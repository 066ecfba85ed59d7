import { expect, test } from 'vitest'
import { columnCount } from './columns.ts'

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [0, 1],
  [-4, 1],
  [4, 3],
  [1000, 3],
])('clamps %d columns to %d (C-251)', (count, columns) => {
  expect(columnCount(count)).toBe(columns)
})

test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('returns 3 for %s (C-251)', (count) => {
  expect(columnCount(count)).toBe(3)
})
