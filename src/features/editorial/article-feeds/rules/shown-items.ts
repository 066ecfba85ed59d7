import type { FeedItem } from '../feed-item.ts'

/** How many items of a feed are kept. */
export const maxItems = 50

/** How many items a section shows. Sources: requirements C-189, C-190 and C-192. */
export const shownItems = { row: 4, grid: 8, slider: 12, carousel: 3 } as const

export type Arrangement = keyof typeof shownItems

/** Returns the first items, as many as the arrangement shows. */
export const itemsFor = (items: readonly FeedItem[], arrangement: Arrangement): readonly FeedItem[] =>
  items.slice(0, shownItems[arrangement])

/** Whether one of the categories of an item is that of a feed; every item belongs to a feed without one. */
export function isOfCategory(categories: readonly string[], wanted: string | null): boolean {
  const same = (category: string) => category.trim().toLowerCase() === wanted?.trim().toLowerCase()
  return !wanted?.trim() || categories.some(same)
}
