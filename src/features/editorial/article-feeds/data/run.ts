import { keyOfSource, loadPictureFetching, type PictureFolder } from '#features/stock/stock-pictures/jobs.ts'
import { FetchProblem } from '#platform/outside/fetch-problem.ts'
import { type FetchRule, publicWeb } from '#platform/outside/fetch-rule.ts'
import { createOutsideFetcher, type OutsideFetcher } from '#platform/outside/fetcher.ts'
import { log } from '#platform/process/log.ts'
import type { FeedItem } from '../feed-item.ts'
import type { ReadItem } from '../read/item-of-raw.ts'
import { FeedUnreadable } from '../read/raw-item.ts'
import { readFeed } from '../read/read-feed.ts'
import { type DueFeed, type FeedTable, withFeedTable } from './feed-table.ts'
import { feedPictureFolder } from './feed-work.ts'

const limits = {
  accept: 'application/rss+xml, application/json, application/xml;q=0.9, text/xml;q=0.9',
  maxBytes: 1_000_000,
  timeoutMs: 10_000,
}
/** Pictures are fetched for at most this time in one run; the next one fetches the others. Milliseconds. */
const maxPicturesMs = 5 * 60_000
/** Pictures of this age may be waiting for their feed to be stored, or be on a page somebody is looking at. */
const minAgeMs = 24 * 60 * 60 * 1_000

/** Without port 80, because a feed is fetched by HTTPS only. */
const secureWeb: FetchRule = { ...publicWeb, isAllowedPort: (port) => port === 443 }

export type FeedRun = {
  readonly databaseUrl: string
  readonly now: Date
  /** Where feeds and pictures may be fetched from; only tests set them. */
  readonly rule?: FetchRule
  readonly pictureRule?: FetchRule
  readonly timeoutMs?: number
}

/** Stores the pictures with these addresses, and returns the addresses of those that are stored. */
type StorePictures = (addresses: readonly string[]) => Promise<ReadonlySet<string>>

/**
 * Fetches the feeds that are due, with their pictures. When a feed cannot be fetched or read, its last good copy stays and
 * the error is recorded. Does nothing while another process runs it.
 *
 * Source: requirements C-187, C-188, C-370 and C-396.
 *
 * @throws the error of the database or the disk.
 */
export async function runArticleFeeds(run: FeedRun): Promise<void> {
  const { databaseUrl, now, rule = secureWeb, pictureRule = publicWeb } = run
  const { timeoutMs = limits.timeoutMs } = run
  const { createMissingFetch, createPictureFetcher } = await loadPictureFetching()
  const folder = feedPictureFolder()
  const feeds = createOutsideFetcher(rule, { ...limits, timeoutMs })
  const pictures = createPictureFetcher(pictureRule, { timeoutMs })
  const isOver = AbortSignal.timeout(maxPicturesMs)
  const fetchMissing = createMissingFetch(folder, pictures, new AbortController().signal)
  const storePictures: StorePictures = async (addresses) => {
    const stored = await Promise.all(
      addresses.map(async (address) => (isOver.aborted || (await fetchMissing(address)) ? [] : [address])),
    )
    return new Set(stored.flat())
  }
  try {
    await withFeedTable(databaseUrl, async (table) => {
      const due = await table.due(now)
      for (const feed of due) await fetchFeed(feed, { table, feeds, storePictures, now })
      if (due.length > 0) await removeUnused(table, folder, now)
    })
  } finally {
    feeds.close()
    pictures.close()
  }
}

type Tools = {
  readonly table: FeedTable
  readonly feeds: OutsideFetcher
  readonly storePictures: StorePictures
  readonly now: Date
}

async function fetchFeed(feed: DueFeed, { table, feeds, storePictures, now }: Tools): Promise<void> {
  try {
    const { bytes, contentType } = await feeds.fetch(feed.url, new AbortController().signal)
    const { items, unreadable } = readFeed(bytes, { contentType, category: feed.category })
    if (unreadable > 0) log.warn({ feed: feed.id, count: unreadable }, 'unreadable feed items left out')
    const stored = await storePictures(picturesOf(items))
    await table.store(feed, withPictures(items, stored), now)
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === null) throw error
    log.warn({ feed: feed.id, reason }, 'article feed not usable')
    await table.fail(feed, reason, now)
  }
}

/** Returns why a feed is not usable, for the editor; null for an error that is not the feed's. */
function reasonOf(error: unknown): string | null {
  if (error instanceof FetchProblem) return `The feed ${error.message}.`
  return error instanceof FeedUnreadable ? error.message : null
}

const picturesOf = (items: readonly ReadItem[]): readonly string[] => [
  ...new Set(items.flatMap(({ pictureSource }) => pictureSource ?? [])),
]

/** The items as they are stored: a picture that could not be fetched is left out. Source: requirement C-396. */
const withPictures = (items: readonly ReadItem[], stored: ReadonlySet<string>): readonly FeedItem[] =>
  items.map(({ pictureSource, ...item }) => ({
    ...item,
    picture:
      pictureSource !== null && stored.has(pictureSource)
        ? { kind: 'copy', key: keyOfSource(pictureSource) }
        : null,
  }))

async function removeUnused(table: FeedTable, folder: PictureFolder, now: Date): Promise<void> {
  const used = await table.pictureKeys()
  for await (const { files } of folder.files()) {
    for (const { key, modifiedAt } of files)
      if (!used.has(key) && now.getTime() - modifiedAt.getTime() >= minAgeMs) await folder.remove(key)
  }
}
