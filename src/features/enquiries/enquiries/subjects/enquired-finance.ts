import type { EnquiryPlan } from '../plan/plan.ts'
import type { SubjectFinance } from './subject.ts'
import { describeSubject, type EnquirySubject } from './subjects.ts'

/**
 * The finance plan of an enquiry for lead services: that of its subject's calculator, else the enquiry's own. Null without
 * a plan, and for a subscription, which has neither deposit nor interest.
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
