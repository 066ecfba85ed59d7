import type { EnquiryKind } from '../forms/definitions.ts'
import type { RequestedDetails } from '../forms/submission.ts'
import { requestedPlan } from '../plan/calculate-plan.ts'
import { pendingPlanText, planText } from '../plan/plan-text.ts'
import { requestedSubjectText } from '../subjects/requested-subject.ts'
import { calculatedText, describeSubject } from '../subjects/subjects.ts'
import type { Details } from './resolve.ts'

/** Columns with the details of an enquiry: text for the inbox, JSON for deliveries. */
export type DetailColumns = {
  readonly about: string | null
  readonly subject: string | null
  readonly plan: string | null
  readonly planInWords: string | null
  readonly dealerId: number | null
  readonly dealerName: string | null
  readonly dealer: string | null
}

export const json = (value: object | null) => (value === null ? null : JSON.stringify(value))

export type RequestedEnquiry = { readonly kind: EnquiryKind; readonly requested: RequestedDetails }

/** Label in the inbox for a code whose vehicle or dealer is not looked up yet. */
const pendingLookupLabel = (code: string): string => `${code} (not looked up yet)`

/** Returns the columns of an enquiry's details. Until they are resolved, the inbox shows the codes of the form. */
export function detailColumns(
  { kind, requested }: RequestedEnquiry,
  { subject, dealer, plan }: Details,
  isUnresolved: boolean,
): DetailColumns {
  const pending = (code: string | null) => (isUnresolved && code !== null ? pendingLookupLabel(code) : null)
  const pendingPlan = isUnresolved ? requestedPlan(kind, requested.plan) : null
  const calculated = subject ? calculatedText(subject) : null
  return {
    about: subject ? describeSubject(subject).line : pending(requestedSubjectText(requested)),
    subject: json(subject),
    plan: json(plan),
    planInWords: plan ? planText(plan) : pendingPlan ? pendingPlanText(pendingPlan) : calculated,
    dealerId: dealer?.id ?? null,
    dealerName: dealer?.name ?? pending(requested.dealer),
    dealer: json(dealer),
  }
}
