/** The days of opening hours in display order: the week, then public holidays. */
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

/** The hours of one day, such as `07:30` to `17:30`; null when closed. */
export type OpeningHours = {
  readonly day: OpeningDay
  readonly open: { readonly from: string; readonly until: string } | null
}

/** Consecutive days with the same hours; `to` is null for a single day. */
export type OpeningSpan = {
  readonly from: OpeningDay
  readonly to: OpeningDay | null
  readonly open: OpeningHours['open']
}

/**
 * Merges opening hours for display: in the order of the week, whatever the order of the data, with consecutive days of
 * the same hours as one span. Public holidays are always a separate span at the end. A missing day ends a span.
 *
 * Source: requirements D-253 to D-257.
 */
export function openingSpans(hours: readonly OpeningHours[]): OpeningSpan[] {
  const spans: OpeningSpan[] = []
  let previous: OpeningDay | undefined
  for (const day of openingDays) {
    const dayHours = hours.find((candidate) => candidate.day === day)
    const last = spans.at(-1)
    if (dayHours && last && previous && day !== 'Public Holidays' && isSame(last.open, dayHours.open)) {
      spans[spans.length - 1] = { ...last, to: day }
    } else if (dayHours) {
      spans.push({ from: day, to: null, open: dayHours.open })
    }
    previous = dayHours ? day : undefined
  }
  return spans
}

function isSame(one: OpeningHours['open'], other: OpeningHours['open']): boolean {
  return one?.from === other?.from && one?.until === other?.until
}

/** Returns `07:30 – 17:30`, or the label for closed. */
export function describeHours(open: OpeningHours['open'], closed: string): string {
  return open === null ? closed : `${open.from} – ${open.until}`
}
