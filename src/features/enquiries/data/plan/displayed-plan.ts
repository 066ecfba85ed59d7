import type { Language } from '#platform/i18n/languages.ts'
import type { DisplayedPlan } from '../../displayed-plan.ts'
import type { EnquiryPlan } from '../../plan.ts'
import { visitorLines } from '../../plan-lines.ts'
import type { EnquiryPlanTexts } from '../../texts.ts'

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
