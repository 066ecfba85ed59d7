import { expect, it } from 'vitest'
import { createFinderDealer } from './finder-dealer.test-support.ts'
import { networkDots } from './network-dots.ts'

const at = (latitude: number, longitude: number) =>
  createFinderDealer({ coordinates: { latitude, longitude } })

it('draws dealers in one town as one point, and none without coordinates', () => {
  const dots = networkDots([at(-26.2, 28.05), at(-26.2, 28.051), at(-33.93, 18.42), createFinderDealer({})])
  expect(dots).toMatch(/^M\d+ \d+h0M\d+ \d+h0$/)
})
