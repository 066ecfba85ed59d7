import type { EnquiryKind } from './forms/definitions.ts'

/** Labels of the kinds in the inbox. */
export const kindLabels: Readonly<Record<EnquiryKind, string>> = {
  vehicle: 'Vehicle',
  quote: 'Quote',
  testDrive: 'Test drive',
  contact: 'General',
  dealerContact: 'General, to a dealer',
  usedVehicle: 'Used vehicle',
  special: 'Special',
  financeOffer: 'Finance offer',
  financeQuery: 'Finance question',
  subscription: 'Subscription',
  tradeIn: 'Trade-in',
  academy: 'Junior academy',
  sponsorship: 'Sponsorship',
  citizenship: 'Corporate citizenship',
  merchandise: 'Merchandise',
  document: 'Document',
  serviceBooking: 'Service booking',
}

/** Headings of mails to dealers. In English, the language dealers work in. */
export const kindHeadings: Readonly<Record<EnquiryKind, string>> = {
  vehicle: 'Enquiry about a vehicle',
  quote: 'Request for a quote',
  testDrive: 'Request for a test drive',
  contact: 'General enquiry',
  dealerContact: 'General enquiry',
  usedVehicle: 'Enquiry about a used vehicle',
  special: 'Enquiry about a special',
  financeOffer: 'Enquiry about a finance offer',
  financeQuery: 'Question about finance',
  subscription: 'Enquiry about a subscription',
  tradeIn: 'Trade-in',
  academy: 'Application to the junior academy',
  sponsorship: 'Request for sponsorship',
  citizenship: 'Request to corporate citizenship',
  merchandise: 'Enquiry about a product',
  document: 'Document from a visitor',
  serviceBooking: 'Request for a service',
}
