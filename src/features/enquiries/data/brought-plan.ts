import { type EnquiryKind, hasPlan } from '../forms/definitions.ts'
import { longestPlan } from '../forms/longest-plan.ts'
import type { RawEntries } from '../submission.ts'
import { envelopeOf } from './envelope.ts'

/**
 * The entries of a form that a browser without JavaScript sent, with what the link said that led to it: such a browser
 * does not send that itself, but names the page it comes from. It is the visitor's word like everything else.
 *
 * @param cameFrom the address of that page, as the browser names it.
 */
export function withPlanOf(kind: EnquiryKind, entries: RawEntries, cameFrom: string | null): RawEntries {
  if (!hasPlan(kind) || entries.seen || !cameFrom || !URL.canParse(cameFrom)) return entries
  const { pathname, search } = new URL(cameFrom)
  if (pathname !== envelopeOf(entries).page || search === '') return entries
  return { ...entries, seen: search.slice(1, longestPlan.seen + 1) }
}
