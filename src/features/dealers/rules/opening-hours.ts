/** The days of a dealer's hours in the order they are shown: the week, then public holidays. */
export const openingDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
  'Public Holidays',
] as const

export type OpeningDay = (typeof openingDays)[number]

/** Hours of one day, as `07:30` to `17:30`; null when the dealer is closed. */
export type OpeningHours = {
  readonly day: OpeningDay
  readonly open: { readonly from: string; readonly until: string } | null
}

/** Days that follow each other and have the same hours; `to` is null for a single day. */
export type OpeningSpan = {
  readonly from: OpeningDay
  readonly to: OpeningDay | null
  readonly open: OpeningHours['open']
}

/**
 * Opening hours as they are shown: in the order of the week whatever the order of the data, days that follow each
 * other and share hours as one span. Public holidays stand alone, at the end. A day without hours ends a span.
 *
 * Source: requirements D-253 to D-257.
 */
export function openingSpans(hours: readonly OpeningHours[]): OpeningSpan[] {
  const spans: OpeningSpan[] = []
  let previous: OpeningDay | undefined
  for (const day of openingDays) {
    const known = hours.find((candidate) => candidate.day === day)
    const last = spans.at(-1)
    if (known && last && previous && day !== 'Public Holidays' && isSame(last.open, known.open)) {
      spans[spans.length - 1] = { ...last, to: day }
    } else if (known) {
      spans.push({ from: day, to: null, open: known.open })
    }
    previous = known ? day : undefined
  }
  return spans
}

function isSame(one: OpeningHours['open'], other: OpeningHours['open']): boolean {
  return one?.from === other?.from && one?.until === other?.until
}

/** `07:30 – 17:30`, or the word for closed. */
export function describeHours(open: OpeningHours['open'], closed: string): string {
  return open === null ? closed : `${open.from} – ${open.until}`
}
