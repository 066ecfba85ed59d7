import { documentIdOf } from '#features/dealers/dealers/jobs.ts'
import { rejectOnAbort } from '#platform/process/reject-on-abort.ts'
import type { Enquiry, EnquiryDealer } from '../enquiry.ts'
import type { EnquiryKind } from '../forms/definitions.ts'
import type { RequestedDetails } from '../forms/submission.ts'
import { calculatePlan } from '../plan/calculate-plan.ts'
import { findRequestedSubject, missingSubject } from '../subjects/requested-subject.ts'
import type { EnquirySubject } from '../subjects/subjects.ts'
import { deliverySettings } from './delivery-settings.ts'
import type { DeliverySettings } from './dispatch.ts'
import type { Lookups } from './lookups.ts'

/** Subject, dealer and plan of an enquiry from our own data, never from the visitor's entries. */
export type Details = Pick<Enquiry, 'subject' | 'dealer' | 'plan'>

export type ResolvedEnquiry = Details & {
  /** Null when they could not be looked up. */
  readonly settings: DeliverySettings | null
  /** A sentence for the inbox about codes that were not found; empty when all were found. */
  readonly missing: string
  /** Errors of failed lookups. If there are any, the details are incomplete. */
  readonly failures: readonly unknown[]
}

export type UnresolvedEnquiry = {
  readonly kind: EnquiryKind
  readonly requested: RequestedDetails
  /** Results of an earlier lookup, which are not looked up again. */
  readonly known?: Pick<Details, 'subject' | 'dealer'>
  /** Aborted at the timeout; unfinished lookups count as failed. */
  readonly signal: AbortSignal
}

async function findEnquiryDealer(
  { dealer: chosen, stock }: RequestedDetails,
  lookups: Lookups,
): Promise<EnquiryDealer | null> {
  // A used vehicle belongs to its own dealer, whatever page the form is on. Source: requirement D-363.
  const slug = stock ? ((await lookups.usedVehicle(stock))?.dealer.slug ?? null) : chosen
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
 * Looks up the subject, the dealer, the plan and the delivery settings of an enquiry by the codes of its form. Does not
 * throw: `failures` tells a failed lookup from one without a result.
 *
 * Source: decision D-12; decision record 21.
 */
export async function resolveDetails(
  { kind, requested, known, signal }: UnresolvedEnquiry,
  lookups: Lookups,
): Promise<ResolvedEnquiry> {
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
    subject === undefined ? undefined : attempt(() => calculatePlan(kind, requested.plan, subject, lookups)),
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
