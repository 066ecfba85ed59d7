import type { EnquiryKind } from './forms/definitions.ts'

/** Labels of the kinds in the inbox. */
export const kindLabels: Readonly<Record<EnquiryKind, string>> = {
  vehicle: 'Vehicle',
  quote: 'Quote',
  testDrive: 'Test drive',
  contact: 'General',
  dealerContact: 'General, to a dealer',
  financeOffer: 'Finance offer',
  financeQuery: 'Finance question',
  subscription: 'Subscription',
}

/** Headings of mails to dealers. In English, the language dealers work in. */
export const kindHeadings: Readonly<Record<EnquiryKind, string>> = {
  vehicle: 'Enquiry about a vehicle',
  quote: 'Request for a quote',
  testDrive: 'Request for a test drive',
  contact: 'General enquiry',
  dealerContact: 'General enquiry',
  financeOffer: 'Enquiry about a finance offer',
  financeQuery: 'Question about finance',
  subscription: 'Enquiry about a subscription',
}
