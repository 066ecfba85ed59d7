import type { Language } from '#platform/i18n/languages.ts'
import type { EnquiryPlanTexts } from '../texts.ts'
import type { EnquiryPlan } from './plan.ts'
import { type PlanLine, visitorLines } from './plan-lines.ts'

/** A plan as a form displays it. */
export type DisplayedPlan = {
  readonly lines: readonly PlanLine[]
  /** Says whether we calculated the plan or repeat the figures of the visitor's link. */
  readonly note: string
  /** The name of the model; null when unknown. */
  readonly vehicle: string | null
  /** As a path of this site. */
  readonly picture: string | null
}

/** A plan as lines for the visitor, with a note that says whether we calculated it. */
export function toDisplayedPlan(
  plan: EnquiryPlan,
  language: Language,
  words: EnquiryPlanTexts,
): Pick<DisplayedPlan, 'lines' | 'note'> {
  const lines = visitorLines(plan, language)
  const note = plan.figures ? words.workedOut : words.asSeen
  return { lines, note: lines.length > 0 ? note : words.notShown }
}
