import { expect, test } from 'vitest'
import { median, percentile } from './statistics.ts'

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[10, 9, 100], 10],
  [[1, 2, 3, 4], 2],
])('computes the median of %j as %d', (numbers, middle) => {
  expect(median(numbers)).toBe(middle)
})

test('does not reorder the list, and throws RangeError for an empty one', () => {
  const numbers = [3, 1, 2]
  median(numbers)
  expect(numbers).toEqual([3, 1, 2])
  expect(() => median([])).toThrow(RangeError)
})

test('computes percentiles by nearest rank, and throws RangeError for an empty list', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect([percentile(hundred, 99), percentile(hundred, 50), percentile(hundred, 100)]).toEqual([99, 50, 100])
  expect(percentile([7], 99)).toBe(7)
  expect(() => percentile([], 99)).toThrow(RangeError)
})
