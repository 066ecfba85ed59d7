import { recordConsent, recordPurposeConsent } from '#features/people/consent/jobs.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Enquiry, EnquiryDetails } from '../enquiry.ts'
import { type EnquiryKind, formDefinition } from '../forms/definitions.ts'

type Consenting = Pick<
  Enquiry,
  'kind' | 'reference' | 'person' | 'details' | 'marketing' | 'page' | 'language'
> & { readonly receivedAt: string | Date }

/** Records what the visitor consented to with an enquiry, in the transaction that stores or releases it. */
export async function recordConsentsOf(
  transaction: Pick<Transaction, 'tx'>,
  { kind, reference, person: { email }, details, marketing, page, language, receivedAt }: Consenting,
): Promise<void> {
  const circumstances = { source: `form:${kind}`, reference, page, language, at: new Date(receivedAt) }
  if (marketing) await recordConsent(transaction, { email, choice: marketing, ...circumstances })
  const consent = purposeConsentIn(kind, details)
  if (consent) await recordPurposeConsent(transaction, { email, ...consent, ...circumstances })
}

/** The consent to a purpose other than marketing that an enquiry gives; null where it gives none. */
function purposeConsentIn(kind: EnquiryKind, details: EnquiryDetails = {}) {
  const { consent } = formDefinition(kind)
  if (!consent || details[consent.field] !== 'yes') return null
  return { purpose: consent.purpose, wordingVersion: Number(details.wordingVersion ?? 0) }
}
