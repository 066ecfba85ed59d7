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

/** Timeout of the lookups while a visitor waits, in milliseconds. Without figures the page shows what the visitor saw. */
const lookupTimeoutMs = 5_000

/** Calculates the plan of a form for the check page; null when its link has none. Does not throw. */
export async function planOfEntries(
  kind: EnquiryKind,
  { about, plan: link }: Pick<CheckedEntries, 'about' | 'plan'>,
  language: Language,
): Promise<ShownPlan | null> {
  if (!hasPlan(kind)) return null
  const requested = { ...about, dealer: null, plan: link }
  const signal = AbortSignal.timeout(lookupTimeoutMs)
  const found = await lookUp({ kind, requested, signal }, cachedLookups)
  const plan = found.plan ?? requestedPlan(kind, link)
  if (!plan) return null
  const subject = found.subject && describeSubject(found.subject)
  return {
    ...shownPlan(plan, language, enquiryTexts(language).enquiryPlan),
    vehicle: subject?.model ?? null,
    picture: subject?.picture ?? null,
  }
}
