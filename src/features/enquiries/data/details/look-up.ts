import { documentIdOf } from '#features/dealers/jobs.ts'
import { rejectOnAbort } from '#platform/reject-on-abort.ts'
import type { DeliverySettings } from '../../dispatch.ts'
import type { Enquiry, EnquiryDealer } from '../../enquiry.ts'
import type { EnquiryKind } from '../../forms/definitions.ts'
import type { EnquirySubject } from '../../subjects/subjects.ts'
import type { RequestedDetails } from '../../submission.ts'
import { workOutPlan } from '../plan/work-out-plan.ts'
import { deliverySettings } from './delivery-settings.ts'
import type { Lookups } from './lookups.ts'
import { findRequestedSubject, missingSubject } from './requested-subject.ts'

/** What is known about an enquiry: never what the visitor sent, always what our own data says. */
export type Details = Pick<Enquiry, 'subject' | 'dealer' | 'plan'>

export type LookedUp = Details & {
  /** What decides about its deliveries; null when that could not be looked up. */
  readonly settings: DeliverySettings | null
  /** Codes nothing was found for, as a sentence for the person who reads the enquiry; empty when there are none. */
  readonly missing: string
  /** What the failed lookups threw. With any, the rest is not complete. */
  readonly failures: readonly unknown[]
}

export type LookUpRequest = {
  readonly kind: EnquiryKind
  readonly requested: RequestedDetails
  /** What an earlier lookup found: it stays as it was then. */
  readonly known?: Pick<Details, 'subject' | 'dealer'>
  /** Aborted when the lookups have taken too long; those that are not done count as failed. */
  readonly signal: AbortSignal
}

async function findEnquiryDealer(
  { dealer: slug }: RequestedDetails,
  lookups: Lookups,
): Promise<EnquiryDealer | null> {
  const found = slug === null ? null : await lookups.dealer(slug)
  if (!found) return null
  const { name, supplierCode, region } = found
  const id = documentIdOf(found)
  return { id, directoryId: found.id, name, slug: found.slug, supplierCode, region: region?.name ?? null }
}

function missingIn(
  requested: RequestedDetails,
  subject: EnquirySubject | null,
  dealer: EnquiryDealer | null,
): string {
  const { dealer: slug } = requested
  const sentences = [
    subject ? '' : missingSubject(requested),
    slug !== null && !dealer ? `Asked for the dealer ${slug}.` : '',
  ]
  return sentences.filter(Boolean).join(' ')
}

/**
 * Looks up the subject, the dealer, the plan and the delivery settings of an enquiry by what its form named. Does not
 * throw: a lookup that failed is reported in `failures`, and is not one that found nothing.
 *
 * Source: decision D-12; decision record 21.
 */
export async function lookUp(
  { kind, requested, known, signal }: LookUpRequest,
  lookups: Lookups,
): Promise<LookedUp> {
  const failures: unknown[] = []
  /** The value, or undefined when it failed. */
  const attempt = async <Value>(look: () => Promise<Value>): Promise<Value | undefined> => {
    try {
      return await Promise.race([look(), rejectOnAbort(signal)])
    } catch (error) {
      failures.push(error)
      return undefined
    }
  }
  const [subject, dealer] = await Promise.all([
    known?.subject ?? attempt(() => findRequestedSubject(requested, lookups)),
    known?.dealer ?? attempt(() => findEnquiryDealer(requested, lookups)),
  ])
  const [plan, settings] = await Promise.all([
    subject === undefined ? undefined : attempt(() => workOutPlan(kind, requested.plan, subject, lookups)),
    dealer === undefined ? undefined : attempt(() => deliverySettings(dealer, lookups)),
  ])
  return {
    subject: subject ?? null,
    dealer: dealer ?? null,
    plan: plan ?? null,
    settings: settings ?? null,
    missing: failures.length > 0 ? '' : missingIn(requested, subject ?? null, dealer ?? null),
    failures,
  }
}
