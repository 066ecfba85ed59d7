import type { EnquiryKind, EnteredValues, RequestedVisit } from '#features/enquiries/enquiries/index.ts'
import { halfHours, visitFieldsOf } from '#features/enquiries/enquiries/rules.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import type { EnquiredDealer } from '../../summary/summary.ts'

/** A day and a time as they are entered; empty where nothing is chosen. */
export type ChosenVisit = { readonly day: string; readonly time: string }

type ReadField = (name: string) => string

/** Returns the day and the time among the entries of a form. */
export function chosenVisit(kind: EnquiryKind, read: ReadField): ChosenVisit {
  const fields = visitFieldsOf(kind)
  if (!fields) return { day: '', time: '' }
  return { day: read(fields.day), time: fields.time === undefined ? '' : read(fields.time) }
}

/** The same in the entries with which a form starts. */
export const enteredVisit = (kind: EnquiryKind, entered: EnteredValues): ChosenVisit =>
  chosenVisit(kind, (name) => entered[name]?.[0] ?? '')

/** The same in a form of the page. */
export function visitIn(kind: EnquiryKind, form: HTMLFormElement | null): ChosenVisit {
  const entries = form ? new FormData(form) : null
  return chosenVisit(kind, (name) => String(entries?.get(name) ?? ''))
}

/** Returns the visit that was sent: what is chosen, as far as the dealer offers it; null without a day. */
export function offeredVisit(
  { day, time }: ChosenVisit,
  dealer: EnquiredDealer | null,
): RequestedVisit | null {
  if (day === '') return null
  const asked = { day: day as CalendarDay, time }
  if (!dealer?.visits) return asked
  const offered = dealer.visits.find((option) => option.day === day)
  if (!offered) return null
  return { ...asked, time: halfHours(offered.from, offered.until).includes(time) ? time : '' }
}
