import type { Language } from '#platform/i18n/languages.ts'
import { type EnquiryKind, hasPlan } from '../../forms/definitions.ts'
import type { ShownPlan } from '../../shown-plan.ts'
import { describeSubject } from '../../subjects/subjects.ts'
import type { CheckedEntries } from '../../submission.ts'
import { enquiryTexts } from '../../texts.ts'
import { cachedLookups } from '../details/cached-lookups.ts'
import { lookUp } from '../details/look-up.ts'
import { shownPlan } from './shown-plan.ts'
import { requestedPlan } from './work-out-plan.ts'

/** How long a visitor waits for the figures of a plan; the page shows what they saw without them. Milliseconds. */
const lookUpWithinMs = 5_000

/** The plan that a form is about, for the check page; null where its link brought none. Does not throw. */
export async function planOfEntries(
  kind: EnquiryKind,
  { about, plan: brought }: Pick<CheckedEntries, 'about' | 'plan'>,
  language: Language,
): Promise<ShownPlan | null> {
  if (!hasPlan(kind)) return null
  const requested = { ...about, dealer: null, plan: brought }
  const signal = AbortSignal.timeout(lookUpWithinMs)
  const found = await lookUp({ kind, requested, signal }, cachedLookups)
  const plan = found.plan ?? requestedPlan(kind, brought)
  if (!plan) return null
  const subject = found.subject && describeSubject(found.subject)
  return {
    ...shownPlan(plan, language, enquiryTexts(language).enquiryPlan),
    vehicle: subject?.model ?? null,
    picture: subject?.picture ?? null,
  }
}
