import type { LayoutBlock, Live, LiveDataRequest } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import { log } from '#platform/process/log.ts'
import type { FeedsOfPage } from '../feed-item.ts'
import { feedIdOf, feedKey } from '../rules/feed-key.ts'
import { readFeedItems, readOwnFeed } from './read-feed.ts'

/** The ids of the feeds of the sections, each once; null is our own magazine. */
const feedsOf = (blocks: readonly LayoutBlock[]): readonly (number | null)[] => [
  ...new Set(blocks.map((block) => ('feed' in block ? feedIdOf(block.feed) : null))),
]

async function readKnownFeed(id: number) {
  const items = await readFeedItems(id)
  if (items === null) log.warn({ feed: id }, 'article feed not fetched yet')
  return items
}

/**
 * Creates the loader of the feeds of a page's sections of one kind.
 *
 * @param section name of the block for the log
 */
export const loadFeeds =
  (section: 'connectCarousel' | 'feedCards' | 'feedSlider') =>
  ({ blocks = [] }: Pick<LiveDataRequest, 'blocks'>): Promise<Live<FeedsOfPage>> =>
    readLive<FeedsOfPage>(section, async () => {
      const ids = feedsOf(blocks)
      const items = await Promise.all(ids.map((id) => (id === null ? readOwnFeed(null) : readKnownFeed(id))))
      return Object.fromEntries(ids.map((id, index) => [feedKey(id), items[index] ?? null]))
    })
