import { expect, it } from 'vitest'
import { boundariesInView, boundariesWithDifference } from './columns-in-view.ts'

const columns = [0, 1, 2, 3].map((index) => ({ left: index * 100, right: index * 100 + 100 }))

it.each([
  ['all four', 0, 400, [1, 2, 3]],
  ['the first two', 0, 240, [1]],
  ['the second and third, half of the others', 50, 350, [2]],
  ['the last two', 200, 400, [3]],
  ['one', 100, 200, []],
])('returns the boundaries of %s columns in view', (_title, left, right, boundaries) => {
  expect(boundariesInView(columns, { left, right })).toEqual(boundaries)
})

it('returns where the values of a row change', () => {
  expect(boundariesWithDifference(['Rear', 'Rear', 'Four', 'Four'])).toEqual([2])
  expect(boundariesWithDifference([null, null, '6', null])).toEqual([2, 3])
  expect(boundariesWithDifference(['6'])).toEqual([])
})
