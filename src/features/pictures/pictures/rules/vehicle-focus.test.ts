import { describe, expect, it, test } from 'vitest'
import { sceneSize, vehicleExtent } from '#art/measures.ts'
import { sceneNames, vehicleRanges } from '#art/names.ts'
import { focusOf, visibleExtent } from './vehicle-focus.ts'

describe('visibleExtent', () => {
  const picture = { width: 800, height: 400 }

  it('returns the whole width in a box of the same or a wider shape', () => {
    expect(visibleExtent(picture, { width: 400, height: 200 }, 70)).toEqual({ left: 0, right: 1 })
    expect(visibleExtent(picture, { width: 900, height: 100 }, 70)).toEqual({ left: 0, right: 1 })
  })

  it('crops both sides by the position in a narrower box', () => {
    expect(visibleExtent(picture, { width: 400, height: 400 }, 0)).toEqual({ left: 0, right: 0.5 })
    expect(visibleExtent(picture, { width: 400, height: 400 }, 50)).toEqual({ left: 0.25, right: 0.75 })
    expect(visibleExtent(picture, { width: 400, height: 400 }, 100)).toEqual({ left: 0.5, right: 1 })
  })
})

describe('focusOf', () => {
  it('shows the vehicle to its ends in the narrowest box that has room for it', () => {
    const vehicle = { left: 0.5, right: 0.9 }
    const visible = visibleExtent({ width: 1000, height: 500 }, { width: 400, height: 500 }, focusOf(vehicle))
    expect(visible.left).toBeCloseTo(vehicle.left, 2)
    expect(visible.right).toBeCloseTo(vehicle.right, 2)
  })

  it('returns the middle when the vehicle fills the picture', () => {
    expect(focusOf({ left: 0, right: 1 })).toBe(50)
  })
})

/** Heights of an opening on phones, in CSS pixels: the least of a vehicle page, and whole windows. */
const phones = [320, 360, 390, 412, 430].flatMap((width) =>
  [700, 740, 800, Math.round(width * 2.17), Math.round(width * 2.3)].map((height) => ({ width, height })),
)

test.each(vehicleRanges)('shows the %s whole on every phone, in every scene', (range) => {
  for (const scene of sceneNames) {
    const vehicle = vehicleExtent(scene, 'tall', range)
    for (const box of phones) {
      const visible = visibleExtent(sceneSize('tall'), box, focusOf(vehicle))
      expect(visible.left).toBeLessThan(vehicle.left)
      expect(visible.right).toBeGreaterThan(vehicle.right)
    }
  }
})

test.each(vehicleRanges)('shows the %s whole in wide openings from 900 to 1920 px', (range) => {
  const vehicle = vehicleExtent('karoo', 'wide', range)
  for (const width of [900, 1024, 1280, 1440, 1920]) {
    const visible = visibleExtent(sceneSize('wide'), { width, height: 820 }, focusOf(vehicle))
    expect(visible.left).toBeLessThan(vehicle.left)
    expect(visible.right).toBeGreaterThan(vehicle.right)
  }
})
