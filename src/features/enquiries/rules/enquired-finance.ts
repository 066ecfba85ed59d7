import type { Enquiry, SubjectFinance } from '../enquiry.ts'

/**
 * The plan of an enquiry as leads carry it: of the calculator beside a used vehicle, or of those for new ones; null
 * without one. A subscription is none: there is no deposit and no interest in it.
 *
 * Source: dealers.md §3; row D-356.
 */
export function enquiredFinance({ subject, plan }: Pick<Enquiry, 'subject' | 'plan'>): SubjectFinance | null {
  if (subject?.kind === 'used') return subject.finance
  const figures = plan?.figures
  if (figures?.kind !== 'finance') return null
  const { deposit, balloon, months, monthly, rate } = figures
  return { deposit, balloon, term: months, monthly, interest: rate / 100 }
}
