import { basisPoints, cents, rand } from '#platform/money.ts'
import { type LicenceBand, type OwnershipFigures, provinces } from './figures.ts'

/** Annual licence fees in rand: tare in kilograms, and the provinces in the order of {@link provinces}. */
const licenceTable = [
  [750, 330, 342, 312, 384, 330, 318, 354, 318, 390],
  [1_000, 408, 420, 384, 471, 405, 390, 435, 390, 474],
  [1_250, 534, 552, 504, 612, 531, 510, 564, 510, 612],
  [1_500, 660, 684, 624, 759, 657, 630, 699, 630, 756],
  [1_750, 828, 855, 780, 951, 825, 792, 876, 792, 948],
  [2_000, 1_134, 1_170, 1_080, 1_305, 1_131, 1_086, 1_200, 1_086, 1_302],
  [2_250, 1_542, 1_590, 1_482, 1_773, 1_536, 1_476, 1_632, 1_476, 1_770],
  [2_500, 1_950, 2_016, 1_884, 2_244, 1_944, 1_866, 2_064, 1_866, 2_238],
  [3_000, 2_694, 2_784, 2_604, 3_099, 2_685, 2_580, 2_853, 2_580, 3_096],
  [3_500, 3_546, 3_663, 3_432, 4_080, 3_534, 3_396, 3_756, 3_396, 4_074],
] as const

const bands = licenceTable.map(([upTo, ...fees]) => ({
  upTo,
  ...Object.fromEntries(provinces.map(({ key }, index) => [key, rand(fees[index] ?? 0)])),
})) as LicenceBand[]

/** The figures before an administrator has saved any. Those that are published by no law are marked as estimates. */
export const defaultOwnershipFigures: OwnershipFigures = {
  levyInPrice: true,
  fuelPrices: [
    {
      validFrom: '2025-11-05',
      source:
        'Monthly fuel prices of the Department of Mineral and Petroleum Resources: petrol 95 unleaded at the pump, diesel 50 ppm wholesale; estimate',
      petrolInland: cents(2_112),
      petrolCoast: cents(2_029),
      dieselInland: cents(1_943),
      dieselCoast: cents(1_867),
    },
  ],
  levies: [
    {
      validFrom: '2024-04-01',
      source: 'Customs and Excise Act 91 of 1964, Schedule 1 Part 3D',
      passengerRate: rand(146),
      passengerThreshold: 95,
      doubleCabRate: rand(195),
      doubleCabThreshold: 175,
      vat: basisPoints(1_500),
    },
  ],
  licenceFees: [
    {
      validFrom: '2025-04-01',
      source:
        'Our estimate by tare: each province sets its tariff under the National Road Traffic Act 93 of 1996',
      bands,
    },
  ],
  onceOffFees: [
    {
      validFrom: '2025-04-01',
      source:
        'Registration by the tariffs of the provinces; plates and delivery as dealers charge them; estimate',
      registration: rand(300),
      numberPlates: rand(350),
      delivery: rand(5_750),
    },
  ],
  upkeep: [
    {
      validFrom: '2025-11-01',
      source: 'Prices of fitted tyres and rates of workshops, VAT included; estimate',
      tyres: [
        { inches: 14, price: rand(1_150) },
        { inches: 15, price: rand(1_350) },
        { inches: 16, price: rand(1_900) },
        { inches: 17, price: rand(2_450) },
        { inches: 18, price: rand(2_950) },
        { inches: 19, price: rand(4_100) },
        { inches: 20, price: rand(4_300) },
      ],
      tyreLife: 50_000,
      labourRate: rand(850),
      fluidPerLitre: rand(190),
      partEach: rand(420),
    },
  ],
  affordability: [
    {
      validFrom: '2025-11-01',
      source:
        'Rule of thumb of lenders. The National Credit Act 34 of 2005, section 81, has each lender assess what you can afford; estimate',
      share: basisPoints(2_000),
    },
  ],
}
