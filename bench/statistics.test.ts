import { expect, test } from 'vitest'
import { median } from './statistics.ts'

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[10, 9, 100], 10],
  [[1, 2, 3, 4], 2],
])('the median of %j is %d', (numbers, middle) => {
  expect(median(numbers)).toBe(middle)
})

test('the list is left as it was, and an empty one has no median', () => {
  const numbers = [3, 1, 2]
  median(numbers)
  expect(numbers).toEqual([3, 1, 2])
  expect(() => median([])).toThrow(RangeError)
})
