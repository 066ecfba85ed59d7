import { expect, test } from 'vitest'
import { bodyTypes } from '../body-types.ts'
import { drawingColourOf, drawnRange, drawnVehicle } from './drawn-vehicle.ts'

test('uses the drawing named after the range, or the one mapped to it', () => {
  const bodyType = 'minibus'
  expect(drawnVehicle({ slug: 'fortuner', bodyType })).toBe('fortuner')
  expect(drawnVehicle({ slug: 'toyota-starlet', bodyType })).toBe('starlet')
  expect(drawnVehicle({ slug: 'gr-86', bodyType: null })).toBe('gr86')
})

test('draws a range without a drawing of its own by its body type', () => {
  const drawings = bodyTypes.map((bodyType) => drawnVehicle({ slug: 'bz4x', bodyType }))
  expect(drawnVehicle({ slug: 'bz4x', bodyType: 'suv' })).toBe('rav4')
  expect(drawnVehicle({ slug: 'hilux-champ', bodyType: 'single-cab' })).toBe('hilux-single-cab')
  expect(new Set(drawings).size).toBe(bodyTypes.length)
})

test.each(['ux', '', 'toString', '__proto__'])('has no drawing for %j without a body type', (slug) => {
  expect(drawnVehicle({ slug, bodyType: null })).toBeNull()
  expect(drawnRange({ slug, bodyType: null, name: slug })).toEqual({ drawing: null, hero: null })
})

test('shows the drawing of a range in a hero scene that suits its body type', () => {
  expect(drawnRange({ slug: 'fortuner', bodyType: 'large-suv', name: 'Fortuner' })).toEqual({
    drawing: { vehicle: 'fortuner', colour: { body: '#b9bdc1' } },
    hero: {
      ...{ kind: 'illustration', vehicle: 'fortuner', colour: { body: '#b9bdc1' } },
      ...{ scene: 'dunes', alt: 'Fortuner' },
    },
  })
  expect(drawnRange({ slug: 'fortuner', bodyType: null, name: 'Fortuner' }).hero).toMatchObject({
    vehicle: 'fortuner',
    scene: 'karoo',
  })
})

test('draws a vehicle in the colours of its paint, or in a neutral colour without one', () => {
  expect(drawingColourOf({ hex: '#a41e22', roofHex: '#15171a' })).toEqual({
    body: '#a41e22',
    roof: '#15171a',
  })
  expect(drawingColourOf({ hex: '#a41e22', roofHex: null })).toEqual({ body: '#a41e22' })
  expect(drawingColourOf()).toEqual({ body: '#b9bdc1' })
})
