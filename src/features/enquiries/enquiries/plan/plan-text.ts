import { formatInstalment } from '#platform/money.ts'
import type { EnquiryPlan } from './plan.ts'
import { calculatedLines, differingQuotedMonthly, type PlanLine } from './plan-lines.ts'
import type { QuotedPlan } from './quoted-plan.ts'

/** All values of the link, for the dealer who responds; they are marked as not verified. */
const quotedLabels: readonly (readonly [keyof QuotedPlan, string])[] = [
  ['model', 'vehicle'],
  ['code', 'code'],
  ['offer', 'offer'],
  ['months', 'months'],
  ['monthly', 'a month'],
  ['kilometres', 'kilometres a month'],
  ['reference', 'reference'],
]

const quotedText = (seen: QuotedPlan): string =>
  quotedLabels
    .filter(([name]) => seen[name] !== '')
    .map(([name, label]) => `${label} “${seen[name]}”`)
    .join(', ')

/** Lines for dealers, in English: our own figures with the amount the visitor saw where it differs, else the link's. */
export function dealerLines(plan: EnquiryPlan): readonly PlanLine[] {
  const { figures, seen, isForBusiness } = plan
  const differing = differingQuotedMonthly(plan)
  const quoted = seen ? quotedText(seen) : ''
  if (figures) {
    return [
      ...calculatedLines(plan, 'en'),
      ...(differing === null
        ? []
        : [{ label: 'The visitor saw', value: `${formatInstalment(differing)} (not checked)` }]),
    ]
  }
  return [
    ...(isForBusiness ? [{ label: 'For', value: 'A business' }] : []),
    {
      label: 'Plan',
      value: 'Not calculated: the visitor’s link is incomplete, or nothing is on offer.',
    },
    ...(quoted === '' ? [] : [{ label: 'The visitor saw, not checked', value: quoted }]),
  ]
}

/** The lines for dealers as text, for the inbox and its export. */
export function planText(plan: EnquiryPlan): string {
  return dealerLines(plan)
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n')
}

/** Text for the inbox while the figures of a plan are not looked up yet. */
export function pendingPlanText({ seen }: EnquiryPlan): string {
  const quoted = seen ? quotedText(seen) : ''
  return ['Plan: Not calculated yet.', quoted && `The visitor saw, not checked: ${quoted}`]
    .filter(Boolean)
    .join('\n')
}
