import { everythingVisible } from '#features/dealers/dealers/index.ts'
import { brand } from '#platform/site/brand.ts'
import { currencyCode } from '#platform/site/market.ts'
import type { DealerData } from './dealer-data.ts'
import { dealerLinks, type OwnForms } from './rules/dealer-links.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

const dealer: DealerData['dealer'] = {
  id: '1',
  name: 'Marula Toyota Bryanston',
  slug: 'marula-toyota-bryanston',
  supplierCode: 'ZA101',
  isToyotaSupplier: true,
  brands: [brand.name],
  region: {
    name: 'Gauteng',
    slug: 'gauteng',
    kind: 'province',
    currency: currencyCode,
    shows: everythingVisible,
  },
  group: { slug: 'marula-motor-group', title: 'Marula Motor Group' },
  address: { street: '14 Fever Tree Road', suburb: 'Bryanston', city: 'Johannesburg', postalCode: '2191' },
  coordinates: { latitude: -26.0476, longitude: 28.0252 },
  telephone: '0800 000 101',
  whatsapp: '0800 000 101',
  openingHours: [
    ...weekdays.map((day) => ({ day, open: { from: '07:30', until: '18:00' } })),
    { day: 'Saturday', open: { from: '08:00', until: '13:00' } },
    { day: 'Sunday', open: null },
    { day: 'Public Holidays', open: { from: '09:00', until: '12:00' } },
  ],
  services: [
    'new-vehicles',
    'used-vehicles',
    'service',
    'parts',
    'accessories',
    'fleet',
    'finance',
    'panel-shop',
  ],
  socialLinks: [],
  picture: {
    kind: 'illustration',
    vehicle: 'corolla-cross',
    colour: { body: '#f3f4f3' },
    scene: 'johannesburg',
    alt: 'Corolla Cross in Arctic White, in Johannesburg',
  },
}

/** Other sites of the examples. */
export const exampleAddresses = {
  serviceBooking: 'https://service.example.co.za/book',
  testDrive: 'https://shop.example.co.za/test-drive',
  buyOnline: 'https://shop.example.co.za/buy-now',
}

const forms: OwnForms = {
  testDrive: '/enquiry/test-drive',
  quote: '/enquiry/quote',
  service: '/enquiry/service',
  finance: '/enquiry/finance/finance-query',
}

/** A dealer for the examples of blocks. */
export const exampleDealer: DealerData = {
  dealer,
  holidays: ['2026-12-16', '2026-12-25'],
  clockOffset: 0,
  links: dealerLinks(dealer, exampleAddresses, forms),
}

/** A dealer with nothing but a long name: even its region is unknown. */
export const bareDealer: DealerData = {
  ...exampleDealer,
  dealer: {
    ...dealer,
    ...{
      id: '2',
      name: 'Kokerboom Toyota Windhoek and Surrounding Districts',
      slug: 'kokerboom-toyota-windhoek',
    },
    ...{ supplierCode: null, telephone: null, whatsapp: null, picture: null, coordinates: null, group: null },
    ...{ openingHours: [], services: [] },
    address: { street: null, suburb: null, city: null, postalCode: null },
    region: null,
  },
  links: dealerLinks(
    { slug: 'kokerboom-toyota-windhoek', supplierCode: null, coordinates: null },
    { serviceBooking: null, testDrive: null, buyOnline: null },
    { testDrive: null, quote: null, service: null, finance: null },
  ),
}
