import { expect, it } from 'vitest'
import { pageWindow } from './page-window.ts'

const formatted = (current: number, total: number) =>
  pageWindow(current, total)
    .map((page) => page ?? '…')
    .join(' ')

it.each([
  [7, 20, '1 … 5 6 7 8 9 … 20'],
  [1, 20, '1 2 3 … 20'],
  [4, 20, '1 2 3 4 5 6 … 20'],
  [20, 20, '1 … 18 19 20'],
  [2, 3, '1 2 3'],
  [1, 1, '1'],
])('lists page %i of %i as %s (D-229)', (current, total, expected) => {
  expect(formatted(current, total)).toBe(expected)
})
