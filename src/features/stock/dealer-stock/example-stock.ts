import type { StockDealer, UsedVehicle } from '#features/stock/stock/index.ts'
import { rand } from '#platform/money.ts'
import { brand } from '#platform/site/brand.ts'
import { currencyCode } from '#platform/site/market.ts'

/** A dealer for examples and tests. */
export const exampleStockDealer: StockDealer = {
  supplierCode: 'ZA101',
  name: 'Marula Toyota Bryanston',
  slug: 'marula-toyota-bryanston',
  group: { slug: 'marula-motor-group', title: 'Marula Motor Group' },
  region: 'Gauteng',
  city: 'Johannesburg',
  coordinates: { latitude: -26.0476, longitude: 28.0252 },
  currency: currencyCode,
}

/** A vehicle for examples and tests; everything may be replaced. */
export function exampleVehicle(change: Partial<UsedVehicle> & Pick<UsedVehicle, 'id'>): UsedVehicle {
  return {
    ...{ code: 'MM1', make: brand.name, model: 'Hilux 2.8 GD-6 Raider', range: 'Hilux', year: 2021 },
    ...{ mileage: 84_500, bodyType: 'D/C', colour: 'Glacier White', fuelType: 'D' },
    ...{ transmissionType: 'Automatic', certification: '', salesType: 'Used', isConnected: false },
    ...{ price: rand(499_900), sideImage: null, images: [], position: 0, soldAt: null },
    addedAt: '2026-11-01T06:00:00Z',
    dealer: exampleStockDealer,
    ...change,
  }
}

const kinds = [
  { make: brand.name, model: 'Hilux 2.8 GD-6 Raider', range: 'Hilux', bodyType: 'D/C', fuelType: 'D' },
  { make: brand.name, model: 'Corolla Cross 1.8 XS', range: 'Corolla Cross', bodyType: 'SAV', fuelType: 'H' },
  { make: 'Suzuki', model: 'Swift 1.2 GL', range: 'Swift', bodyType: 'H/B', fuelType: 'P' },
  { make: 'Lexus', model: 'ES 300h SE', range: 'ES', bodyType: 'S/D', fuelType: 'H' },
  { make: 'Volkswagen', model: 'Caddy Kombi', range: 'Caddy', bodyType: 'MPV', fuelType: 'D' },
] as const

const colours = ['Glacier White', 'Silver', 'Dark Grey', 'Attitude Black', 'Red Pearl', 'Avant-Garde Bronze']

/**
 * Returns vehicles of several makes, for examples and tests.
 *
 * @param count number of vehicles; every fifth is of the same range
 */
export function exampleStock(count: number): UsedVehicle[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? kinds[0]
    return exampleVehicle({
      id: `E${index + 1}`,
      ...kind,
      year: 2014 + (index % 11),
      mileage: 8_000 + index * 3_250,
      colour: colours[(index * 7) % colours.length] ?? '',
      transmissionType: index % 3 === 0 ? 'Manual' : 'Automatic',
      price: rand(150_000 + ((index * 7_919) % 600) * 1_000),
      position: index,
      addedAt: `2026-${String(1 + (index % 11)).padStart(2, '0')}-15T06:00:00Z`,
    })
  })
}
