import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { log } from '#platform/process/log.ts'
import { rejectOnAbort } from '#platform/process/reject-on-abort.ts'
import { formatDay } from '#platform/time/format-day.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { readIsoDay } from '../forms/days.ts'
import { type EnquiryKind, visitFieldsOf } from '../forms/definitions.ts'
import type { FieldMessage, RawEntries } from '../forms/submission.ts'
import { type VisitProblem, visitProblem } from '../forms/visit-days.ts'
import { enquiryFormTexts } from '../texts.ts'
import type { Lookups } from './lookups.ts'

/** Timeout of the lookup while a visitor waits. Milliseconds. */
const lookupTimeoutMs = 5_000

const textIn = (entries: RawEntries, name: string | undefined) => {
  const entry = name === undefined ? '' : entries[name]
  return typeof entry === 'string' ? entry.trim() : ''
}

function messageOf(problem: VisitProblem, language: Language): string {
  const texts = enquiryFormTexts(language)
  if (problem.error === 'visitTooFar')
    return fill(texts.visitTooFar, { day: formatDay(problem.last, language) })
  if (problem.error === 'visitTimeClosed') return fill(texts.visitTimeClosed, problem.times)
  return texts[problem.error]
}

/** The opening hours and holidays of a dealer; null for an unknown one, and when it cannot be looked up, which is logged. */
async function openingOf(slug: string, { dealer }: Pick<Lookups, 'dealer'>) {
  if (slug === '') return null
  try {
    const timeout = AbortSignal.timeout(lookupTimeoutMs)
    const found = await Promise.race([dealer(slug), rejectOnAbort(timeout)])
    if (!found) return null
    const { holidaysAround } = await import('#features/dealers/dealers/server.ts')
    return { hours: found.openingHours, holidays: holidaysAround(found.region) }
  } catch (error) {
    log.error({ err: error }, 'opening hours of an enquiry not checked')
    return null
  }
}

/**
 * Returns the message for a day or a time at which the chosen dealer is closed; none when the visit is possible or the
 * dealer's hours are unknown: the dealer then suggests another time.
 */
export async function visitMessages(
  kind: EnquiryKind,
  entries: RawEntries,
  language: Language,
  lookups: Pick<Lookups, 'dealer'>,
): Promise<readonly FieldMessage[]> {
  const fields = visitFieldsOf(kind)
  if (!fields) return []
  const visit = { day: textIn(entries, fields.day), time: textIn(entries, fields.time) }
  if (visit.day === '' && visit.time === '') return []
  if (visit.day !== '' && readIsoDay(visit.day) === null) return []
  const unknown = { hours: [], holidays: [] }
  const opening = (await openingOf(textIn(entries, 'dealer'), lookups)) ?? unknown
  const problem = visitProblem(visit, opening, siteClock().now(), fields.daysAhead)
  if (!problem) return []
  const field = problem.on === 'time' ? fields.time : fields.day
  return [{ field: field ?? fields.day, message: messageOf(problem, language) }]
}
