import { describe, expect, it } from 'vitest'
import { exampleVehicle } from '../vehicle.test-support.ts'
import { vehicleMetadata } from './vehicle-metadata.ts'

const soldAt = '2026-11-10T08:00:00Z'
/** A vehicle of which the feed states nothing but make and model. */
const bare = {
  ...{ ...exampleVehicle, year: null, mileage: null, transmissionType: '', fuelType: '', colour: '' },
  bodyType: '',
}
const descriptionOf = (vehicle: typeof exampleVehicle) =>
  vehicleMetadata(vehicle, 'en').description?.replaceAll('\u00a0', ' ')

describe('the description of a used vehicle for search engines', () => {
  it('states its facts, the dealer and the displayed price, and no price once it is sold (D-412)', () => {
    expect(descriptionOf(exampleVehicle)).toBe(
      'Toyota Hilux 2.8 GD-6 (2021), 84 500 km, Automatic, Diesel, Glacier White, Double Cab, at Marula Toyota Sandton. R 269 750.',
    )
    expect(descriptionOf({ ...exampleVehicle, soldAt })).toBe(
      'Toyota Hilux 2.8 GD-6 (2021), 84 500 km, Automatic, Diesel, Glacier White, Double Cab. This vehicle has been sold.',
    )
  })

  it('has no gaps where the feed states nothing', () => {
    expect(descriptionOf(bare)).toBe('Toyota Hilux 2.8 GD-6, at Marula Toyota Sandton. R 269 750.')
    expect(descriptionOf({ ...bare, soldAt })).toBe('Toyota Hilux 2.8 GD-6. This vehicle has been sold.')
  })
})
