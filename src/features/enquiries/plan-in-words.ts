import { formatInstalment } from '#platform/money.ts'
import type { EnquiryPlan } from './plan.ts'
import { monthlySeenOtherwise, type PlanLine, workedOutLines } from './plan-lines.ts'
import type { SeenPlan } from './wire/seen-plan.ts'

/** Everything the link said, whatever it was: for whoever answers, who is told that nobody checked it. */
const said: readonly (readonly [keyof SeenPlan, string])[] = [
  ['model', 'vehicle'],
  ['code', 'code'],
  ['offer', 'offer'],
  ['months', 'months'],
  ['monthly', 'a month'],
  ['kilometres', 'kilometres a month'],
  ['reference', 'reference'],
]

const wordOf = (seen: SeenPlan): string =>
  said
    .filter(([name]) => seen[name] !== '')
    .map(([name, label]) => `${label} “${seen[name]}”`)
    .join(', ')

/** The plan as dealers read it: ours, what the visitor saw where that differs, or only the visitor's word. English. */
export function dealerLines(plan: EnquiryPlan): readonly PlanLine[] {
  const { figures, seen, isForBusiness } = plan
  const otherwise = monthlySeenOtherwise(plan)
  const word = seen ? wordOf(seen) : ''
  if (figures) {
    return [
      ...workedOutLines(plan, 'en'),
      ...(otherwise === null
        ? []
        : [{ label: 'The visitor saw', value: `${formatInstalment(otherwise)} (not checked)` }]),
    ]
  }
  return [
    ...(isForBusiness ? [{ label: 'For', value: 'A business' }] : []),
    {
      label: 'Plan',
      value: 'Not worked out: the visitor’s link did not say enough, or nothing is on offer.',
    },
    ...(word === '' ? [] : [{ label: 'The visitor saw, not checked', value: word }]),
  ]
}

/** The same as text, line by line, for the inbox and what it exports. */
export function planInWords(plan: EnquiryPlan): string {
  return dealerLines(plan)
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n')
}

/** What the inbox says of a plan whose figures could not be looked up so far. */
export function pendingPlanInWords({ seen }: EnquiryPlan): string {
  const word = seen ? wordOf(seen) : ''
  return ['Plan: Not worked out yet.', word && `The visitor saw, not checked: ${word}`]
    .filter(Boolean)
    .join('\n')
}
