import type { CalendarDay } from '#platform/clock.ts'

/** One wording of a purpose. */
type Version = {
  readonly purpose: string
  readonly version: number
  /** The first day it is shown. */
  readonly validFrom: CalendarDay
}

/**
 * The wording that holds on a day: of those already valid the one that became so last, and of two from the same day
 * the later version. Undefined while there is none.
 */
export function currentVersion<Text extends Version>(
  texts: readonly Text[],
  purpose: Text['purpose'],
  today: CalendarDay,
): Text | undefined {
  return texts
    .filter((text) => text.purpose === purpose && text.validFrom <= today)
    .reduce<Text | undefined>((latest, text) => (latest && isLater(latest, text) ? latest : text), undefined)
}

function isLater(one: Version, other: Version): boolean {
  return one.validFrom === other.validFrom ? one.version > other.version : one.validFrom > other.validFrom
}
