import { expect, test } from 'vitest'
import { popularRanges } from './popular-ranges.ts'

const ranges = ['bakkie Hilux', 'bakkie Land Cruiser', 'suv Fortuner', 'car Vitz', 'suv RAV4']
const groupOf = (range: string) => range.split(' ')[0] ?? ''

test('takes the first vehicle of each group before the second of any', () => {
  expect(popularRanges(ranges, groupOf, 4)).toEqual([
    'bakkie Hilux',
    'suv Fortuner',
    'car Vitz',
    'bakkie Land Cruiser',
  ])
})

test('returns no more than there are', () => {
  expect(popularRanges(ranges, groupOf, 9)).toHaveLength(5)
  expect(popularRanges([], groupOf, 4)).toEqual([])
})
