import {
  describeSubject,
  type EnquiryDealer,
  type EnquirySubject,
  type RequestedVisit,
} from '#features/enquiries/enquiries/index.ts'
import { minutesOf, timeAfter } from '#features/enquiries/enquiries/rules.ts'
import { entryOfDays, type FileEntry } from '#features/motorsport/motorsport-events/rules.ts'
import { fill } from '#platform/i18n/fill.ts'
import { timeZone, utcOffset } from '#platform/site/market.ts'
import type { EnquiryAnswerTexts } from '../texts.ts'

/** What an enquiry says about a visit, without the person. */
export type VisitFacts = {
  readonly isTestDrive: boolean
  readonly reference: string
  readonly visit: RequestedVisit
  readonly subject: EnquirySubject | null
  readonly dealer: Pick<EnquiryDealer, 'name'> | null
  /** Street and town of the dealer; empty when unknown. */
  readonly place: string
}

/** Minutes for which a visit blocks a calendar. */
const visitMinutes = 60

/** Returns the calendar entry of a visit: an hour, or the whole day when any time suits. */
export function visitEntry(facts: VisitFacts, texts: EnquiryAnswerTexts): FileEntry['entry'] {
  const { isTestDrive, reference, visit, subject, dealer, place } = facts
  const { day, time } = visit
  const words = {
    title: [isTestDrive ? texts.testDrive : texts.service, subject && describeSubject(subject).name]
      .filter(Boolean)
      .join(': '),
    description: fill(texts.toBeConfirmed, { reference }),
  }
  const location = [dealer?.name, place].filter(Boolean).join(', ')
  if (time === '') return { ...entryOfDays(words, { startsOn: day, endsOn: day }), location }
  const until = timeAfter(minutesOf(time) + visitMinutes)
  const zone = { name: timeZone, offset: utcOffset }
  const when = { wholeDays: false, from: `${day}T${time}:00`, until: `${day}T${until}:00`, zone } as const
  return { ...words, location, when }
}
