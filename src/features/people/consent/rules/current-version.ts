import type { CalendarDay } from '#platform/time/clock.ts'

/** One version of the text of a purpose. */
type Version = {
  readonly purpose: string
  readonly version: number
  /** The first day it applies. */
  readonly validFrom: CalendarDay
}

/**
 * Returns the version that applies on a day: the one with the latest start date that has passed, and of two from the
 * same day the higher version. Undefined when there is none.
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
