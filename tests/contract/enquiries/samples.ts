import type {
  Delivery,
  EnquiryDealer,
  WireConsent,
  WireLead,
} from '#features/enquiries/lead-delivery/services.ts'
import { rand } from '#platform/money.ts'

export const lead: WireLead = {
  dealerRef: 'GP101',
  dealerFloor: 'USED',
  dealerSalesPerson: '',
  region: 'Gauteng',
  source: 'Toyota South Africa',
  transactionID: 'one-transaction',
  extLeadRef: 'FC-7K3M-9Q2X',
  promotionalCode: '',
  utmParameters: '',
  countryCode: 'ZA',
  leadPostbackReference: '',
  contact: { name: 'Thabo Nkosi', phone: '082 123 4567', email: 'Thabo@example.com' },
  seeks: {
    make: 'Toyota',
    model: 'Fortuner 2.4 GD-6',
    year: 2021,
    mileage: 84_500,
    price: 269_750,
    stockCode: 'US-10442',
  },
  comments: 'Is the tow bar included?',
}

export const consent: WireConsent = {
  identifier: 'thabo@example.com',
  test: false,
  purposes: [
    {
      id: 'marketing',
      version: 1,
      preferences: [
        { id: 'channel', options: ['SMS'] },
        { id: 'division', options: ['TFS', 'Hino'] },
      ],
    },
  ],
  dsDataElements: { FirstName: 'Thabo Nkosi', LastName: 'na', Phone: '082 123 4567' },
}

/** An enquiry about a used vehicle at a dealer. */
export const deliveryTo = (dealer: EnquiryDealer, recipients: readonly string[], key: string): Delivery => ({
  key,
  channel: 'email',
  recipients,
  crm: { kind: 'none' },
  enquiry: {
    id: 1,
    reference: 'FC-7K3M-9Q2X',
    kind: 'vehicle',
    receivedAt: '2026-11-22T08:15:00.000Z',
    language: 'en',
    person: {
      fullName: 'Thabo Nkosi',
      email: 'thabo@example.com',
      phone: '082 123 4567',
      preferredContact: 'email',
    },
    note: 'Is the tow bar included?',
    subject: {
      kind: 'used',
      make: 'Toyota',
      model: 'Fortuner 2.4 GD-6',
      range: 'Fortuner',
      year: 2021,
      mileage: 84_500,
      bodyType: 'SAV',
      colour: 'Black',
      sideImage: 'https://stock.example.co.za/1.jpg',
      code: '48V',
      stockCode: '',
      price: rand(269_750),
      finance: null,
    },
    plan: null,
    dealer,
    marketing: null,
    page: '/dealers',
  },
})
