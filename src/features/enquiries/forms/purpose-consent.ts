import type { EnquiryDetails } from '../enquiry.ts'
import { type EnquiryKind, formDefinition } from './definitions.ts'

/** The consent to a purpose other than marketing that an enquiry gives; null where it gives none. */
export function purposeConsentIn(kind: EnquiryKind, details: EnquiryDetails = {}) {
  const { consent } = formDefinition(kind)
  if (!consent || details[consent.field] !== 'yes') return null
  return { purpose: consent.purpose, wordingVersion: Number(details.wordingVersion ?? 0) }
}
