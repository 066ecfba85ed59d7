import { expect, test } from 'vitest'
import { drawnVehicle } from './drawn-vehicle.ts'

test('a range is drawn under its own name, or under the one its drawing has', () => {
  expect(drawnVehicle('fortuner')).toBe('fortuner')
  expect(drawnVehicle('toyota-starlet')).toBe('starlet')
  expect(drawnVehicle('gr-86')).toBe('gr86')
})

test.each(['ux', '', 'toString', '__proto__'])('nobody has drawn %j', (slug) => {
  expect(drawnVehicle(slug)).toBeNull()
})
