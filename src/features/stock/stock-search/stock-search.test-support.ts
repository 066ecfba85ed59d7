import fc from 'fast-check'
import type { StockDealer, UsedVehicle } from '#features/stock/stock/index.ts'
import { basisPoints, rand } from '#platform/money.ts'
import { emptySearch, type StockSearch, searchRadii, searchSorts } from './rules/stock-search.ts'

const towns = [
  ['Sandton', -26.11, 28.06],
  ['Pretoria', -25.75, 28.19],
  ['Durban', -29.86, 31.02],
  ['Windhoek', -22.56, 17.07],
] as const

/** Five dealers: one without coordinates, one in Namibia. */
export const testDealers: readonly StockDealer[] = [
  ...towns.map(([city, latitude, longitude], index) => ({
    ...{ supplierCode: `S${index}`, name: `${city} Motors`, slug: city.toLowerCase(), group: null, city },
    region: city === 'Windhoek' ? 'Namibia' : 'Gauteng',
    coordinates: { latitude, longitude },
    currency: city === 'Windhoek' ? ('NAD' as const) : ('ZAR' as const),
  })),
  {
    ...{ supplierCode: 'S4', name: 'Nowhere Motors', slug: 'nowhere', group: null, city: null, region: null },
    ...{ coordinates: null, currency: 'ZAR' },
  },
]

/** A vehicle with everything known. */
export function testVehicle(values: Partial<UsedVehicle> = {}): UsedVehicle {
  return {
    ...{ id: '1', code: '', make: 'Toyota', model: 'Hilux 2.8 GD-6', range: 'Hilux', year: 2021 },
    ...{ mileage: 40_000, bodyType: 'D/C', colour: 'Glacier White', fuelType: 'D', salesType: '' },
    ...{ transmissionType: 'Automatic', certification: '', isConnected: false, price: rand(400_000) },
    ...{ sideImage: null, images: [], position: 0, addedAt: '2026-11-01T00:00:00Z', soldAt: null },
    dealer: testDealers[0] as StockDealer,
    ...values,
  }
}

const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null, freq: 6 })

/** Vehicles with few distinct values, so that searches find some. */
export const anyStock: fc.Arbitrary<UsedVehicle[]> = fc.uniqueArray(
  fc
    .record({
      id: fc.oneof(fc.nat(500).map(String), fc.stringMatching(/^[A-Z0]\d{1,2}$/)),
      make: fc.constantFrom('Toyota', 'BMW', 'Citroën', ''),
      model: fc.constantFrom('Hilux 2.8', '320i', 'C3', 'Corolla Cross'),
      range: fc.constantFrom('Hilux', '3 Series', 'C3', ''),
      year: orNull(fc.integer({ min: 2015, max: 2026 })),
      mileage: orNull(fc.integer({ min: 0, max: 12 }).map((step) => step * 20_000)),
      bodyType: fc.constantFrom('SAV', 'S/D', 'H/B', 'Spaceship', ''),
      colour: fc.constantFrom('White', 'Glacier white', 'dark grey metallic', 'Ocean blue', ''),
      fuelType: fc.constantFrom('P', 'D', 'H', 'Petrol'),
      transmissionType: fc.constantFrom('Automatic', 'Manual', ''),
      certification: fc.constantFrom('twab', 'TWA1', 'none', ''),
      price: orNull(fc.integer({ min: 5, max: 60 }).map((step) => rand(step * 10_000))),
      addedAt: fc.nat(20).map((day) => new Date(Date.UTC(2026, 9, 1 + day)).toISOString()),
      dealer: fc.constantFrom(...testDealers),
    })
    .map(testVehicle),
  { selector: ({ id }) => id, maxLength: 60 },
)

const some = (...values: string[]) =>
  fc.oneof({ weight: 12, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray(values) })

const rarely = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })

/** Searches over {@link anyStock}. */
export const anySearch: fc.Arbitrary<StockSearch> = fc
  .record({
    make: some('toyota', 'bmw', 'citroen', 'unknown'),
    range: some('hilux', '3-series'),
    bodyType: some('suv', 'sedan', 'spaceship'),
    fuelType: some('petrol', 'diesel'),
    transmissionType: some('automatic', 'manual'),
    colour: some('white', 'dark-grey', 'blue', 'tbc'),
    dealer: some('sandton', 'windhoek', 'nowhere'),
    certified: rarely(fc.constant(true)).map(Boolean),
    minPrice: rarely(fc.constantFrom(100_000, 300_000)),
    maxPrice: rarely(fc.constantFrom(250_000, 500_000)),
    minYear: rarely(fc.constantFrom(2018, 2021)),
    maxYear: rarely(fc.constantFrom(2020, 2024)),
    minMileage: rarely(fc.constantFrom(20_000, 60_000)),
    maxMileage: rarely(fc.constantFrom(80_000, 160_000)),
    budget: rarely(fc.constantFrom(3000, 7000)),
    near: rarely(fc.constantFrom('Sandton', 'Atlantis')).map((text) => text ?? ''),
    here: rarely(fc.constantFrom({ latitude: -25.75, longitude: 28.19 })),
    radius: fc.constantFrom(...searchRadii),
    q: fc.constantFrom('', '', '', '', '', '', 'hil', 'toyota white', 'citroen 2020', '3 series', 'zebra'),
    sort: fc.constantFrom(...searchSorts),
    page: fc.integer({ min: 1, max: 3 }),
  })
  .map((values) => ({ ...emptySearch, ...values }))

/** The defaults of the calculator of used vehicles: 60 months, 10 %, no balloon, a deposit of R 10 000 up to 60 %. */
export const testFinance = {
  opening: { months: 60, rate: basisPoints(1000), balloonShare: basisPoints(0), deposit: rand(10_000) },
  depositLimit: { share: basisPoints(6000), atMost: null },
}

/** A gazetteer of one place. */
export const findTestPlace = (text: string) =>
  text === 'Sandton' ? { latitude: -26.11, longitude: 28.06 } : null
