import { expect, test } from 'vitest'
import { overlap, pathBounds } from './path-bounds.ts'

test('returns the rectangle around a path of relative moves and lines', () => {
  expect(pathBounds('m10 20l5-3l-7.5.5z')).toEqual({ left: 7.5, top: 17, right: 15, bottom: 20 })
})

test('begins the next ring where the last one began', () => {
  expect(pathBounds('m10 10l50 50zm5 5l1 1z')).toEqual({ left: 10, top: 10, right: 60, bottom: 60 })
})

test('returns null for an empty path', () => {
  expect(pathBounds('')).toBeNull()
})

test('tells whether rectangles overlap', () => {
  const box = { left: 0, top: 0, right: 10, bottom: 10 }
  expect(overlap(box, { left: 9, top: 9, right: 20, bottom: 20 })).toBe(true)
  expect(overlap(box, { left: 11, top: 0, right: 20, bottom: 10 })).toBe(false)
})
