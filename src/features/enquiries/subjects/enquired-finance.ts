import type { EnquiryPlan } from '../plan.ts'
import type { SubjectFinance } from './subject.ts'
import { describeSubject, type EnquirySubject } from './subjects.ts'

/**
 * The plan of an enquiry as leads carry it: of the calculator beside its subject, or the enquiry's own; null without
 * one. A subscription is none: there is no deposit and no interest in it.
 *
 * Source: requirement D-356.
 */
export function enquiredFinance({
  subject,
  plan,
}: {
  readonly subject: EnquirySubject | null
  readonly plan: EnquiryPlan | null
}): SubjectFinance | null {
  const calculated = subject && describeSubject(subject).calculated
  if (calculated) return calculated
  const figures = plan?.figures
  if (figures?.kind !== 'finance') return null
  const { deposit, balloon, months, monthly, rate } = figures
  return { deposit, balloon, term: months, monthly, interest: rate / 100 }
}
