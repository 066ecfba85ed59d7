import type pg from 'pg'
import { type Invalidation, invalidationChannel } from '#platform/cache/channel.ts'
import { tags } from '#platform/cache/tags.ts'
import { withExclusiveConnection } from '#platform/database/connection.ts'
import type { FeedItem } from '../feed-item.ts'
import { isDue } from './feed-work.ts'

/** Unique among the advisory lock keys of the product. */
const runLock = 20_261_128

/** A feed that is to be fetched. */
export type DueFeed = { readonly id: number; readonly url: string; readonly category: string | null }

/** The feeds in the database, on a connection that belongs to one run. */
export type FeedTable = ReturnType<typeof feedTable>

function feedTable(client: pg.Client) {
  return {
    async due(now: Date): Promise<readonly DueFeed[]> {
      const { rows } = await client.query<DueFeed>(
        `select id, url, category from article_feeds where ${isDue} order by last_attempt_at nulls first, id`,
        [now.toISOString()],
      )
      return rows
    },

    /**
     * Stores the items of a feed, unless an editor has changed its address or category meanwhile, and expires the pages
     * with them when they are new. `updated_at` stays: it is that of the last change by an editor, whose form is still valid.
     */
    async store({ id, url, category }: DueFeed, items: readonly FeedItem[], now: Date): Promise<void> {
      const { rows } = await client.query<{ changed: boolean }>(
        `with before as (select items from article_feeds where id = $1 for update)
         update article_feeds feed
         set items = $2::jsonb, item_count = $3, last_success_at = $4, last_attempt_at = $4, last_error = null
         from before
         where feed.id = $1 and feed.url = $5 and feed.category is not distinct from $6 and feed.kind = 'external'
         returning before.items is distinct from $2::jsonb as changed`,
        [id, JSON.stringify(items), items.length, now.toISOString(), url, category],
      )
      if (rows[0]?.changed !== true) return
      const message: Invalidation = { tags: [tags.articleFeeds] }
      await client.query('select pg_notify($1, $2)', [invalidationChannel, JSON.stringify(message)])
    },

    /** Records why a feed could not be fetched. Its last good copy stays. */
    async fail({ id, url }: DueFeed, reason: string, now: Date): Promise<void> {
      await client.query(
        'update article_feeds set last_error = $2, last_attempt_at = $3 where id = $1 and url = $4',
        [id, reason, now.toISOString(), url],
      )
    },

    /** The keys of the pictures of every feed, those in the trash included. */
    async pictureKeys(): Promise<ReadonlySet<string>> {
      const { rows } = await client.query<{ key: string }>(
        `select distinct item #>> '{picture,key}' as key
         from article_feeds cross join lateral jsonb_array_elements(
           case jsonb_typeof(items) when 'array' then items else '[]'::jsonb end) item
         where item #>> '{picture,key}' is not null`,
      )
      return new Set(rows.map(({ key }) => key))
    },
  }
}

/**
 * Runs the work on a connection of its own, once at a time in the whole installation; not at all while it is running
 * elsewhere.
 */
export async function withFeedTable(
  connectionString: string,
  work: (table: FeedTable) => Promise<void>,
): Promise<void> {
  await withExclusiveConnection({ connectionString }, runLock, (client) => work(feedTable(client)))
}
