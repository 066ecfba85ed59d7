import type { UsedVehicle } from '#features/stock/stock/index.ts'
import { rand } from '#platform/money.ts'

/** A used vehicle of R 234 567 before the mark-up. */
export function sampleVehicle(own: Partial<UsedVehicle> = {}): UsedVehicle {
  return {
    ...{ id: 'U1', code: '48V', make: 'Toyota', model: 'Fortuner 2.4', range: 'Fortuner', year: 2019 },
    ...{ mileage: 120_000, bodyType: 'SAV', colour: 'White', fuelType: 'H', transmissionType: 'Automatic' },
    ...{ certification: '', salesType: '', isConnected: false, price: rand(269_750) },
    ...{ sideImage: null, images: [], position: 0, addedAt: '2026-11-01T08:00:00Z', soldAt: null },
    dealer: {
      ...{ supplierCode: 'SAN1', name: 'Toyota Sandton', slug: 'sandton', group: null },
      ...{ region: 'Gauteng', city: 'Sandton', coordinates: null, currency: 'ZAR' },
    },
    ...own,
  }
}
