import { expect, it } from 'vitest'
import { tooltipPosition } from './tooltip-position.ts'

const window = { width: 400, height: 300 }
const tip = { width: 200, height: 60 }

it('places the tooltip centred above its trigger', () => {
  expect(tooltipPosition({ left: 180, top: 200, width: 40, height: 20 }, tip, window)).toEqual({
    left: 100,
    top: 132,
  })
})

it('places the tooltip below its trigger when there is no room above', () => {
  expect(tooltipPosition({ left: 180, top: 10, width: 40, height: 20 }, tip, window).top).toBe(38)
})

it('moves the tooltip inside the window, and to the top left margin when the window is too small', () => {
  expect(tooltipPosition({ left: 0, top: 200, width: 40, height: 20 }, tip, window).left).toBe(8)
  expect(tooltipPosition({ left: 380, top: 200, width: 40, height: 20 }, tip, window).left).toBe(192)
  expect(
    tooltipPosition({ left: 40, top: 20, width: 40, height: 20 }, tip, { width: 150, height: 70 }),
  ).toEqual({
    left: 8,
    top: 8,
  })
})
