import type { NewsItem } from '../news-item.ts'

/** Compares news, the newest first; those of the same moment by slug, so that their order never changes. */
export function newestFirst(a: NewsItem, b: NewsItem): number {
  const difference = Date.parse(b.publishedAt) - Date.parse(a.publishedAt)
  if (difference !== 0) return difference
  return a.slug < b.slug ? -1 : 1
}
