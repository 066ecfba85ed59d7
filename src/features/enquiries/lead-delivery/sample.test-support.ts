import type {
  Enquiry,
  EnquiryPlan,
  NewVehicleSubject,
  UsedVehicleSubject,
} from '#features/enquiries/enquiries/index.ts'
import { basisPoints, cents, rand } from '#platform/money.ts'
import type { Delivery } from './delivery-channel.ts'

/** A used vehicle of 234567 before the mark-up, as its listing shows it. Source: requirement D-355. */
export const usedVehicle: UsedVehicleSubject = {
  kind: 'used',
  make: 'Toyota',
  model: 'Fortuner 2.4 GD-6 RB AT',
  range: 'Fortuner',
  year: 2021,
  mileage: 84_500,
  bodyType: 'SAV',
  colour: 'Attitude Black',
  sideImage: 'https://stock.example.co.za/images/1.jpg',
  code: '48V',
  stockCode: 'US-10442',
  price: rand(269_750),
  finance: null,
}

export const calculatedVehicle: UsedVehicleSubject = {
  ...usedVehicle,
  finance: {
    deposit: rand(10_000),
    balloon: rand(53_950),
    term: 72,
    monthly: cents(433_261),
    interest: 9.25,
  },
}

export const newVehicle: NewVehicleSubject = {
  kind: 'new',
  code: '57U',
  derivativeCode: 'D57U',
  range: 'Hilux Double Cab',
  title: 'Hilux 2.8 GD-6 RB Raider AT',
  colour: 'Glacier White',
  colourCode: '040',
  price: rand(812_300),
  bodyType: 'double-cab',
  picture: '/art/0123456789/vehicle/hilux-double-cab/side/eef0ee/1200.png',
  page: '/vehicles/hilux-double-cab',
}

export const enquiry: Enquiry = {
  id: 1,
  reference: 'FC-7K3M-9Q2X',
  kind: 'vehicle',
  receivedAt: '2026-11-22T08:15:00.000Z',
  language: 'en',
  person: {
    fullName: 'Thabo Nkosi',
    email: 'thabo@example.com',
    phone: '+27 82 123 4567',
    preferredContact: 'phone',
  },
  note: 'Is the tow bar included?',
  subject: usedVehicle,
  plan: null,
  dealer: {
    id: 7,
    directoryId: '7',
    name: 'Marula Toyota Bryanston',
    slug: 'marula-toyota-bryanston',
    supplierCode: 'GP101',
    region: 'Gauteng',
  },
  marketing: null,
  page: '/dealers/marula-toyota-bryanston/pre-owned',
}

export const delivery: Delivery = {
  key: 'b7d1d3a4-5f0e-4a53-9b1a-5e7e3f1c2d90',
  channel: 'email',
  enquiry,
  recipients: ['automark.bryanston@example.co.za', 'used.manager.bryanston@example.co.za'],
  crm: { kind: 'none' },
}

/** Returns the sample delivery with changes to its enquiry and to itself. */
export const deliveryOf = (
  enquiryChanges: Partial<Enquiry>,
  deliveryChanges: Partial<Delivery> = {},
): Delivery => ({
  ...delivery,
  enquiry: { ...enquiry, ...enquiryChanges },
  ...deliveryChanges,
})

/** A calculated plan for the new vehicle, with the figures of the specification for a price of R 400 000. */
export const workedOutPlan: EnquiryPlan = {
  offer: 'traditional',
  isForBusiness: true,
  figures: {
    kind: 'finance',
    price: rand(400_000),
    deposit: rand(40_000),
    balloon: rand(80_000),
    months: 60,
    rate: basisPoints(1300),
    monthly: cents(730_653),
    totalInstalments: cents(43_839_163),
    totalInterest: cents(15_425_163),
    totalCost: cents(55_959_913),
    guaranteed: null,
    beside: null,
  },
  seen: {
    ...{ model: '<img src=x onerror=alert(1)>', code: '', offer: 'Traditional', months: '60' },
    ...{ monthly: '7250', kilometres: '', reference: '' },
  },
}
