import { recordConsent, recordPurposeConsent } from '#features/consent/jobs.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Enquiry } from '../enquiry.ts'
import { purposeConsentIn } from '../forms/purpose-consent.ts'

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
