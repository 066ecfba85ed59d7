import { type EnquiryKind, hasPlan } from '../forms/definitions.ts'
import type { RawEntries } from '../forms/submission.ts'
import { readSubmissionMetadata } from '../intake/submission-metadata.ts'
import { maxPlanLength } from './plan-entries.ts'

/**
 * Adds the plan of the link to the entries of a form. A browser without JavaScript does not send the plan, but names the
 * address of the form in `Referer`. The plan is not verified, like all entries.
 *
 * @param referer the `Referer` header.
 */
export function withPrefilledPlan(
  kind: EnquiryKind,
  entries: RawEntries,
  referer: string | null,
): RawEntries {
  if (!hasPlan(kind) || entries.seen || !referer || !URL.canParse(referer)) return entries
  const { pathname, search } = new URL(referer)
  if (pathname !== readSubmissionMetadata(entries).page || search === '') return entries
  return { ...entries, seen: search.slice(1, maxPlanLength.seen + 1) }
}
