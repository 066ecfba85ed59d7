import { expect, it } from 'vitest'
import { bulletWindow } from './bullets.ts'

it('shows at most seven bullets, or one per slide when there are fewer (C-408, V-166)', () => {
  expect(bulletWindow(12, 0)).toHaveLength(7)
  expect(bulletWindow(9, 4)).toHaveLength(7)
  expect(bulletWindow(7, 6)).toHaveLength(7)
  expect(bulletWindow(3, 1)).toEqual([0, 1, 2])
  expect(bulletWindow(0, 0)).toEqual([])
})

it('moves the window with the current slide and stops at both ends (C-408)', () => {
  expect(bulletWindow(12, 3)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(bulletWindow(12, 4)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(bulletWindow(12, 11)).toEqual([5, 6, 7, 8, 9, 10, 11])
})

it('always includes a bullet for the current slide', () => {
  for (const count of [1, 2, 7, 8, 30])
    for (let current = 0; current < count; current += 1)
      expect(bulletWindow(count, current)).toContain(current)
})
