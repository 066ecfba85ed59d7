import { monthNumber, type YearMonth } from './months.ts'

/** What the filters need to know of an event. */
export type FilteredEvent = {
  readonly category: string
  /** Every month in which it takes place, the earliest first; at least one. */
  readonly months: readonly YearMonth[]
}

export type EventFilters = {
  /** Null for all categories. */
  readonly category: string | null
  /** 1 to 12; null for all months. */
  readonly month: number | null
}

/** The filters that show every event. Source: requirements C-072 and C-074. */
export const noFilters: EventFilters = { category: null, month: null }

export type MonthGroup<Event> = { readonly month: YearMonth; readonly events: readonly Event[] }

/**
 * Returns the month below which an event is listed, null when the filter leaves it out: the first of its months that is
 * not over, or that the filter names. Thus an event over two months is found under both, and listed once.
 */
function listedMonth(months: readonly YearMonth[], month: number | null, thisMonth: YearMonth) {
  const named = month === null ? months : months.filter((candidate) => monthNumber(candidate) === month)
  return named.find((candidate) => candidate >= thisMonth) ?? named.at(-1) ?? null
}

/**
 * Returns the events that match the category and the month, grouped by month, in the order in which they came.
 *
 * @param thisMonth the current month in Johannesburg
 * Source: requirements C-073 and C-075; decision C-15.
 */
export function filterByMonth<Event extends FilteredEvent>(
  events: readonly Event[],
  { category, month }: EventFilters,
  thisMonth: YearMonth,
): MonthGroup<Event>[] {
  const groups = new Map<YearMonth, Event[]>()
  for (const event of events) {
    if (category !== null && event.category !== category) continue
    const listed = listedMonth(event.months, month, thisMonth)
    if (listed === null) continue
    const group = groups.get(listed)
    if (group) group.push(event)
    else groups.set(listed, [event])
  }
  return [...groups]
    .map(([listed, grouped]) => ({ month: listed, events: grouped }))
    .sort((one, other) => (one.month < other.month ? -1 : 1))
}

/** Returns the events of a category, in the order in which they came. Source: requirement C-209. */
export function filterByCategory<Event extends Pick<FilteredEvent, 'category'>>(
  events: readonly Event[],
  category: string | null,
): readonly Event[] {
  return category === null ? events : events.filter((event) => event.category === category)
}

/** Returns the filters after a choice of category, which resets the month. Source: requirement C-076; decision C-15. */
export function chooseCategory(category: string | null): EventFilters {
  return { ...noFilters, category }
}
