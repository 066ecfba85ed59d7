/** The key of the newest articles of our own magazine, which a section without a feed shows. */
const ownKey = 'own'

type Reference = number | { readonly id: number } | null | undefined

/** Returns the id of the feed that a section refers to; null when it shows our own magazine. */
export function feedIdOf(feed: Reference): number | null {
  return typeof feed === 'object' ? (feed?.id ?? null) : (feed ?? null)
}

/** Returns the key of the feed of a section among those of its page. */
export const feedKey = (feed: Reference): string => String(feedIdOf(feed) ?? ownKey)
