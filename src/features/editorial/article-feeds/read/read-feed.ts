import { isOfCategory, maxItems } from '../rules/shown-items.ts'
import { itemOfRaw, type ReadItem } from './item-of-raw.ts'
import { readJsonFeed } from './json-feed.ts'
import { FeedUnreadable } from './raw-item.ts'
import { readRss } from './rss.ts'

type Options = {
  /** The header `content-type`. */
  readonly contentType: string
  /** Only items of this category; all without one. */
  readonly category: string | null
}

export type ReadFeed = {
  readonly items: readonly ReadItem[]
  /** The number of items without a title or a usable link, which were left out. */
  readonly unreadable: number
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new FeedUnreadable('It is not UTF-8.')
  }
}

/**
 * Reads a feed: RSS 2.0, or the same as JSON when its type says so. Of more than 50 items the first are returned.
 *
 * @throws FeedUnreadable when it cannot be read to its end, or has nothing but unreadable items.
 */
export function readFeed(bytes: Uint8Array, { contentType, category }: Options): ReadFeed {
  const isJson = /^[^;]*[/+]json\b/i.test(contentType)
  const text = textOf(bytes)
  const raw = isJson ? readJsonFeed(text) : readRss(text)
  /** By their link: an article that a feed has twice is shown once. */
  const items = new Map<string, ReadItem>()
  let unreadable = 0
  for (const each of raw) {
    if (items.size === maxItems) break
    if (!isOfCategory(each.categories, category)) continue
    const item = itemOfRaw(each)
    if (item === null) unreadable += 1
    else if (!items.has(item.link)) items.set(item.link, item)
  }
  if (items.size === 0 && unreadable > 0)
    throw new FeedUnreadable('None of its items has a title and a link to an article.')
  return { items: [...items.values()], unreadable }
}
