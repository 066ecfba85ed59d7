import type { VehicleModel, VehicleRange } from '#features/vehicles/vehicles/index.ts'
import { basisPoints, cents, rand } from '#platform/money.ts'

type Colour = VehicleModel['colours'][number]

/** The test data of the contract suite: every field is set in one document and empty in another. */

export const white: Colour = {
  code: '040',
  code2: null,
  paintCode: '040',
  title: 'Glacier White',
  customerOrderType: null,
  hex: '#f2f2ef',
  roofHex: null,
  finish: 'solid',
}

export const twoTone: Colour = {
  code: '3U5',
  code2: '202',
  paintCode: '2NR',
  title: 'Inferno Red & Black',
  customerOrderType: 'Special order',
  hex: '#a41e22',
  roofHex: '#15171a',
  finish: 'pearl',
}

const red = { body: '#a41e22', roof: '#15171a' }
const pale = { body: '#f2f2ef' }
const illustration = { kind: 'illustration', scene: 'karoo' } as const

export const hilux: VehicleRange = {
  name: 'Hilux Double Cab',
  slug: 'hilux-double-cab',
  code: 'HDC',
  brand: 'Toyota',
  bodyType: 'double-cab',
  tagline: 'Tougher than you',
  description: 'A bakkie with four doors.',
  hero: {
    ...illustration,
    vehicle: 'hilux-double-cab',
    colour: red,
    alt: 'Hilux Double Cab in Inferno Red & Black, in the Karoo',
  },
  drawing: { vehicle: 'hilux-double-cab', colour: red },
  figures: [
    { label: 'Torque', value: '500', unit: 'Nm' },
    { label: 'Doors', value: '4', unit: null },
  ],
  accessories: [
    { name: 'Tow bar', partNumber: 'PZ408-00001', price: cents(649_050) },
    { name: 'Rubber mats', partNumber: null, price: null },
  ],
  fromPrice: rand(455_000),
  seoTitle: 'Hilux Double Cab | Toyota',
  seoDescription: 'All models of the Hilux Double Cab.',
  canonicalUrl: null,
}

export const fortuner: VehicleRange = {
  ...hilux,
  name: 'Fortuner',
  slug: 'fortuner',
  code: 'FOR',
  bodyType: 'suv',
  hero: {
    ...illustration,
    vehicle: 'fortuner',
    colour: pale,
    alt: 'Fortuner in Glacier White, in the Karoo',
  },
  drawing: { vehicle: 'fortuner', colour: pale },
  figures: [],
  accessories: [],
  fromPrice: rand(99_900),
}

/** A range without models. */
export const vitz: VehicleRange = {
  ...fortuner,
  name: 'Vitz',
  slug: 'vitz',
  code: 'VIT',
  bodyType: 'hatch',
  fromPrice: null,
}

/** A published range of another brand, which this site does not show. */
export const otherBrandRange: VehicleRange = {
  ...fortuner,
  name: 'UX',
  slug: 'ux',
  code: 'LUX',
  brand: 'Lexus',
  fromPrice: rand(899_000),
}

/** An unpublished range. */
export const unpublishedRange: VehicleRange = {
  ...fortuner,
  name: 'GR Corolla',
  slug: 'gr-corolla',
  code: 'GRC',
  fromPrice: null,
}

export const raider: VehicleModel = {
  code: 'N35',
  name: 'Hilux 2.8 GD-6 Raider 6AT',
  range: { name: hilux.name, slug: hilux.slug, code: hilux.code },
  brand: 'Toyota',
  bodyType: 'double-cab',
  grade: 'raider',
  price: rand(459_900),
  specialPrice: rand(455_000),
  monthlyFromPrice: cents(729_650),
  offer: {
    promotionType: 'Fixed rate',
    deposit: rand(45_990),
    interestRate: basisPoints(1225),
    rateType: 'Fixed',
    monthlyInstalment: cents(729_605),
    retailPrice: rand(459_900),
    endsOn: '2099-12-31',
  },
  engine: '2.8 GD-6',
  transmission: '6-speed automatic',
  transmissionType: 'Automatic',
  driveSystem: 'All Wheel',
  fuelType: 'Diesel',
  fuelConsumption: '8.1',
  seats: 5,
  stats: [
    { label: 'Power', value: '150', unit: 'kW' },
    { label: 'Airbags', value: '7', unit: null },
  ],
  specifications: [
    {
      group: 'Engine',
      items: [
        { label: 'Capacity', value: '2 755 cm³' },
        { label: 'Cylinders', value: '4' },
      ],
    },
    { group: 'Safety', items: [{ label: 'ABS', value: 'Standard' }] },
    {
      group: 'Warranty & service',
      items: [
        { label: 'Vehicle warranty', value: '3 years / 100 000 km' },
        { label: 'Service plan', value: '9 services / 90 000 km' },
        { label: 'In-car Wi-Fi', value: '25GB for 12 months' },
      ],
    },
  ],
  colours: [twoTone, white],
  anchorId: 'raider',
  heroModel: 'hilux-hero',
  hiddenFilterColumns: [2, 4],
  filterHeadings: [null, null, null, null],
  hash: '0a1b2c3d4e5f6071',
  usage: ['Work', 'Leisure'],
  badges: ['New'],
  derivativeCode: 'HX28RA',
}

/** More expensive than the Raider, but before it when prices are compared as text. */
export const legend: VehicleModel = {
  ...raider,
  code: 'P35',
  name: 'Hilux 2.8 GD-6 Legend 6AT',
  grade: 'legend',
  price: rand(1_000_000),
  specialPrice: null,
  heroModel: null,
  anchorId: 'legend',
  colours: [white],
}

/** A model with every optional field empty. */
export const minimalModel: VehicleModel = {
  ...raider,
  code: '64O',
  name: 'Hilux 2.4 GD-6 S',
  grade: 's-sr',
  price: null,
  specialPrice: null,
  monthlyFromPrice: null,
  offer: null,
  transmission: '5-speed manual',
  transmissionType: 'Manual',
  driveSystem: 'Rear',
  fuelConsumption: null,
  stats: [],
  specifications: [],
  colours: [],
  anchorId: null,
  heroModel: null,
  hiddenFilterColumns: [],
  filterHeadings: [null, null, null, null],
  hash: null,
  usage: [],
  badges: [],
  derivativeCode: null,
}

export const fortunerModel: VehicleModel = {
  ...minimalModel,
  code: '48V',
  name: 'Fortuner 2.4 GD-6',
  range: { name: fortuner.name, slug: fortuner.slug, code: fortuner.code },
  bodyType: 'suv',
  grade: 'standard',
  price: rand(99_900),
}

export const otherBrandModel: VehicleModel = {
  ...fortunerModel,
  code: 'L01',
  name: 'UX 300h',
  range: { name: otherBrandRange.name, slug: otherBrandRange.slug, code: otherBrandRange.code },
  brand: 'Lexus',
  price: rand(899_000),
}

/** A published model of an unpublished range. */
export const modelOfUnpublishedRange: VehicleModel = {
  ...fortunerModel,
  code: 'G01',
  name: 'GR Corolla',
  range: { name: unpublishedRange.name, slug: unpublishedRange.slug, code: unpublishedRange.code },
}

/** An unpublished model. */
export const draftModel: VehicleModel = {
  ...legend,
  code: 'D01',
  name: 'Hilux of tomorrow',
  heroModel: 'hilux-hero',
}
