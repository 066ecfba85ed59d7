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

/** An event in its place, and whether the filters leave it. */
type Arranged<Event> = { readonly event: Event; readonly isShown: boolean }

export type MonthGroup<Event> = {
  readonly month: YearMonth
  readonly entries: readonly Arranged<Event>[]
  /** How many of them are shown. */
  readonly shown: number
}

/** Whether an event is in a category, or no category is chosen. Source: requirement C-209. */
export const isInCategory = (event: Pick<FilteredEvent, 'category'>, category: string | null): boolean =>
  category === null || event.category === category

/**
 * Returns the month below which an event is listed, null when the filter leaves it out: the first of its months that is
 * not over, or that the filter names. Thus an event over two months is found under both, and listed once.
 */
function listedMonth(months: readonly YearMonth[], month: number | null, thisMonth: YearMonth) {
  const named = month === null ? months : months.filter((candidate) => monthNumber(candidate) === month)
  return named.find((candidate) => candidate >= thisMonth) ?? named.at(-1) ?? null
}

/**
 * Arranges all events by month, in the order in which they came, and says which match the category and the month. Those
 * that do not keep their place, so that a list that hides them does not render them again; only an event over two months
 * moves, to the month that the filter names.
 *
 * @param thisMonth the current month in Johannesburg
 * Source: requirements C-073 and C-075; decision C-15.
 */
export function arrangeByMonth<Event extends FilteredEvent>(
  events: readonly Event[],
  { category, month }: EventFilters,
  thisMonth: YearMonth,
): MonthGroup<Event>[] {
  const groups = new Map<YearMonth, Arranged<Event>[]>()
  for (const event of events) {
    const matching = listedMonth(event.months, month, thisMonth)
    const place = matching ?? listedMonth(event.months, null, thisMonth)
    if (place === null) continue
    const entry = { event, isShown: matching !== null && isInCategory(event, category) }
    const group = groups.get(place)
    if (group) group.push(entry)
    else groups.set(place, [entry])
  }
  return [...groups]
    .map(([place, entries]) => ({
      ...{ month: place, entries },
      shown: entries.filter(({ isShown }) => isShown).length,
    }))
    .sort((one, other) => (one.month < other.month ? -1 : 1))
}

/** Returns the filters after a choice of category, which resets the month. Source: requirement C-076; decision C-15. */
export function chooseCategory(category: string | null): EventFilters {
  return { ...noFilters, category }
}
