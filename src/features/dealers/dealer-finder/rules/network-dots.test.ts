import { expect, it } from 'vitest'
import { createFinderDealer } from './finder-dealer.test-support.ts'
import { networkDots } from './network-dots.ts'

const at = (latitude: number, longitude: number) =>
  createFinderDealer({ coordinates: { latitude, longitude } })

it('draws dealers in one street as one point, and none without coordinates', () => {
  const dots = networkDots([at(-26.2, 28.05), at(-26.2, 28.051), at(-33.93, 18.42), createFinderDealer({})])
  expect(dots).toMatch(/^M[\d.]+ [\d.]+h0M[\d.]+ [\d.]+h0$/)
})

it('draws each dealer within a pixel of its marker at the closest zoom', () => {
  const [x = 0, y = 0] =
    networkDots([at(-29.7256, 31.0856)])
      .match(/[\d.]+/g)
      ?.map(Number) ?? []
  // The closest view is 36 map units wide and some 600 pixels.
  const pixelsOff = Math.hypot(x - 795.424, y - 933.292) * (600 / 36)
  expect(pixelsOff).toBeLessThan(1.5)
})
