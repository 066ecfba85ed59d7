import { z } from 'zod'
import type { FeedItem } from '../feed-item.ts'

const item = z.object({
  title: z.string(),
  link: z.string(),
  category: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  description: z.string().nullable(),
  picture: z.object({ kind: z.literal('copy'), key: z.string() }).nullable(),
})

/** Returns the items of a feed as the worker stores them; null when there is no copy. */
export function storedItems(value: unknown): readonly FeedItem[] | null {
  const items = z.array(item).safeParse(value)
  return items.success ? items.data : null
}
