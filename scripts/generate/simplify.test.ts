import { expect, test } from 'vitest'
import { type Position, simplify } from './simplify.ts'

const zigzag: readonly Position[] = [
  [0, 0],
  [1, 0.01],
  [2, -0.01],
  [3, 1],
  [4, 0],
]

test('keeps the ends and the positions further from the line than the tolerance', () => {
  expect(simplify(zigzag, 0.7)).toEqual([
    [0, 0],
    [3, 1],
    [4, 0],
  ])
  expect(simplify(zigzag, 0)).toEqual(zigzag)
})

test('keeps the shape of a ring, whose ends are the same', () => {
  const ring: readonly Position[] = [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
    [0, 0],
  ]
  expect(simplify(ring, 0.1)).toEqual(ring)
})
