import { basisPoints, cents, rand } from '#platform/money.ts'
import type { FiguresOfDay } from './figures.ts'
import { type Province, provinces } from './figures.ts'
import type { VehicleFacts } from './vehicle-facts.ts'

const dated = { validFrom: '2025-11-05', source: 'Example' } as const

const fees = (upTo: number, gauteng: number, westernCape: number) => ({
  ...(Object.fromEntries(provinces.map(({ key }) => [key, rand(1)])) as Record<
    Province['key'],
    ReturnType<typeof rand>
  >),
  ...{ upTo, gauteng: rand(gauteng), westernCape: rand(westernCape) },
})

/** Figures with which the tests are computed by hand. */
export const exampleFigures: FiguresOfDay = {
  levyInPrice: true,
  fuelPrices: {
    ...dated,
    ...{ petrolInland: cents(2_112), petrolCoast: cents(2_029) },
    ...{ dieselInland: cents(1_943), dieselCoast: cents(1_867) },
  },
  levy: {
    ...dated,
    ...{ passengerRate: rand(146), passengerThreshold: 95 },
    ...{ doubleCabRate: rand(195), doubleCabThreshold: 175, vat: basisPoints(1_500) },
  },
  licenceFees: { ...dated, bands: [fees(1_750, 780, 948), fees(1_250, 504, 612), fees(1_500, 624, 756)] },
  onceOffFees: { ...dated, registration: rand(300), numberPlates: rand(350), delivery: rand(5_750) },
  upkeep: {
    ...dated,
    ...{ tyres: [{ inches: 17, price: rand(2_450) }], tyreLife: 50_000 },
    ...{ labourRate: rand(850), fluidPerLitre: rand(190), partEach: rand(420) },
  },
  affordability: { ...dated, share: basisPoints(2_000) },
}

export const gauteng: Province = provinces[2]
export const westernCape: Province = provinces[8]

/** A Corolla Cross 1.8 XS. */
export const exampleFacts: VehicleFacts = {
  ...{ fuel: 'petrol', consumption: 680, emissions: 158, levyClass: 'passenger' },
  ...{ tare: 1_350, rim: 17, planKilometres: 90_000 },
}
