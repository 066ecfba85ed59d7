import type { UsedVehicle } from '#features/stock/stock/index.ts'
import { rand } from '#platform/money.ts'

/** A used vehicle for tests, for sale in Sandton. */
export const exampleVehicle: UsedVehicle = {
  id: 'U10442',
  code: '60543210',
  make: 'Toyota',
  model: 'Hilux 2.8 GD-6',
  range: 'Hilux',
  year: 2021,
  mileage: 84_500,
  bodyType: 'D/C',
  colour: 'Glacier White',
  fuelType: 'D',
  transmissionType: 'Automatic',
  certification: 'twab',
  salesType: '',
  isConnected: true,
  price: rand(269_750),
  sideImage: '/art/1/vehicle/hilux/drawing.svg',
  images: [],
  position: 0,
  addedAt: '2026-10-01T08:00:00Z',
  soldAt: null,
  dealer: {
    supplierCode: 'ZA101',
    name: 'Marula Toyota Sandton',
    slug: 'marula-toyota-sandton',
    group: null,
    region: 'Gauteng',
    city: 'Sandton',
    coordinates: null,
    currency: 'ZAR',
  },
}
