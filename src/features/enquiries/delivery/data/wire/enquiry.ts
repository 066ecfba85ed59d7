import { brand } from '#platform/brand.ts'
import type { Delivery } from '../../../delivery-channel.ts'
import type { Enquiry, EnquirySubject, SubjectFinance } from '../../../enquiry.ts'
import { inRand, noLastName } from './person.ts'

/**
 * What kind of lead it is. The first is the specification's; a vehicle that is sold new, and a question about none,
 * have types of their own, so that nobody takes them for used stock.
 */
export const wireTypes = {
  used: 'AUTOMARK_ENQUIRY',
  new: 'VEHICLE_ENQUIRY',
  none: 'GENERAL_ENQUIRY',
} as const

export type WireEnquiry = {
  readonly type: string
  readonly content: Readonly<Record<string, string | number | null>>
  readonly marketingConsent: boolean
  readonly consentDivision: readonly string[]
  readonly consentComms: string
}

/** An enquiry as the body of `email/send-email`. Source: dealers.md §3; rows D-352 to D-357, D-361. */
export function wireEnquiryOf({
  enquiry,
  recipients,
}: Pick<Delivery, 'enquiry' | 'recipients'>): WireEnquiry {
  const { subject, marketing } = enquiry
  return {
    type: wireTypes[subject?.kind ?? 'none'],
    content: {
      ...personOf(enquiry),
      enquiryType: enquiryTypeOf(enquiry),
      ...(subject && vehicleOf(subject)),
      ...(subject?.kind === 'used' && subject.finance && financeOf(subject.finance)),
      dealer: enquiry.dealer?.name ?? '',
      dealerCode: enquiry.dealer?.supplierCode ?? '',
      recipient: recipients.join(','),
      reference: enquiry.reference,
    },
    marketingConsent: marketing !== null,
    consentDivision: marketing?.divisions ?? [],
    consentComms: marketing?.channel ?? '',
  }
}

function personOf({ person, note }: Enquiry) {
  return {
    firstName: person.fullName,
    lastName: noLastName,
    emailAddress: person.email,
    contactNumber: person.phone,
    preferredContactMethod: person.preferredContact,
    note,
  }
}

/** `quote` when the calculator was used, or a quote asked for. Source: row D-354. */
function enquiryTypeOf({ kind, subject }: Enquiry): string {
  if (kind === 'testDrive') return 'test-drive'
  const hasPlan = subject?.kind === 'used' && subject.finance !== null
  return hasPlan || kind === 'quote' ? 'quote' : 'general'
}

function vehicleOf(subject: EnquirySubject) {
  const shared = { range: subject.range, code: subject.code, price: inRand(subject.price) }
  if (subject.kind === 'new') {
    return {
      ...shared,
      make: brand.name,
      model: subject.title,
      bodyType: subject.bodyType ?? '',
      colour: subject.colour ?? '',
      colourCode: subject.colourCode ?? '',
      derivativeCode: subject.derivativeCode ?? '',
      sideImage: subject.picture ?? '',
    }
  }
  const { make, model, year, mileage, bodyType, colour, sideImage } = subject
  return { ...shared, make, model, year, mileage, bodyType, colour, sideImage }
}

function financeOf({ deposit, balloon, term, monthly, interest }: SubjectFinance) {
  return {
    deposit: inRand(deposit),
    balloon: inRand(balloon),
    term,
    monthly: inRand(monthly),
    interest,
  }
}
