import type { Language } from '#platform/i18n/languages.ts'
import { type EnquiryKind, hasPlan } from '../forms/definitions.ts'
import type { CheckedEntries } from '../forms/submission.ts'
import { cachedLookups } from '../intake/cached-lookups.ts'
import { resolveDetails } from '../intake/resolve.ts'
import { describeSubject } from '../subjects/subjects.ts'
import { enquiryTexts } from '../texts.ts'
import { requestedPlan } from './calculate-plan.ts'
import { type DisplayedPlan, toDisplayedPlan } from './displayed-plan.ts'

/** Timeout of the lookups while a visitor waits, in milliseconds. Without figures the page shows what the visitor saw. */
const lookupTimeoutMs = 5_000

/** Calculates the plan of a form for the check page; null when its link has none. Does not throw. */
export async function planOfEntries(
  kind: EnquiryKind,
  { subjectCodes, plan: link }: Pick<CheckedEntries, 'subjectCodes' | 'plan'>,
  language: Language,
): Promise<DisplayedPlan | null> {
  if (!hasPlan(kind)) return null
  const requested = { ...subjectCodes, dealer: null, plan: link }
  const signal = AbortSignal.timeout(lookupTimeoutMs)
  const found = await resolveDetails({ kind, requested, signal }, cachedLookups)
  const plan = found.plan ?? requestedPlan(kind, link)
  if (!plan) return null
  const subject = found.subject && describeSubject(found.subject)
  return {
    ...toDisplayedPlan(plan, language, enquiryTexts(language).enquiryPlan),
    vehicle: subject?.model ?? null,
    picture: subject?.picture ?? null,
  }
}
