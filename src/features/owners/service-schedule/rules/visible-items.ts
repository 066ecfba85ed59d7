import type { ServiceItem } from '../service.ts'

/** Rows of a list that is not expanded. Source: requirement V-129. */
export const shortListLength = 10

/** Returns the items whose description contains a text, in any case. Source: requirement V-127. */
export function itemsMatching(items: readonly ServiceItem[], text: string): ServiceItem[] {
  const wanted = text.trim().toLowerCase()
  return items.filter(({ description }) => description.toLowerCase().includes(wanted))
}

/** How far the list of a phone is unfolded: 0 is the first section, each step adds one, and the last one adds all rows. */
type PhoneList = { readonly sections: number; readonly rows: number; readonly hasMore: boolean }

/**
 * Returns what the list of a phone shows after so many presses of Show More.
 *
 * @param lengths of the sections, in order
 * Source: requirements V-131 and V-132.
 */
export function phoneListAfter(steps: number, lengths: readonly number[]): PhoneList {
  const sections = Math.min(steps + 1, lengths.length)
  const isLong = lengths.some((length) => length > shortListLength)
  const lastStep = lengths.length - 1 + (isLong ? 1 : 0)
  const rows = steps >= lengths.length ? Number.POSITIVE_INFINITY : shortListLength
  return { sections, rows, hasMore: steps < lastStep }
}
