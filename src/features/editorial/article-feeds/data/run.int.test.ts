import { sql } from '@payloadcms/db-postgres'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { tags } from '#platform/cache/tags.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { log } from '#platform/process/log.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { type Loopback, listen } from '#tests/contract/loopback.ts'
import { testCache } from '#tests/next-cache.ts'
import { hasDueFeeds } from './feed-work.ts'
import { runArticleFeeds } from './run.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))
const { readFeedItems } = await import('./read-feed.ts')
const { serveFeedPicture } = await import('./serve-feed-picture.ts')

type Answer = { readonly status: number; readonly type: string; readonly body: string | Buffer }

const rss = { status: 200, type: 'application/rss+xml' }

let cms: TestCms
let site: Loopback
let id: number
const answers = new Map<string, Answer>()
const start = new Date('2026-11-20T08:00:00.000Z')
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

beforeAll(async () => {
  log.level = 'silent'
  site = await listen((request, outgoing) => {
    const answer = answers.get(request.url ?? '')
    outgoing.writeHead(answer?.status ?? 404, { 'content-type': answer?.type ?? 'text/plain' })
    outgoing.end(answer?.body)
  })
  cms = await openTestCms()
})
afterAll(async () => {
  await cms.close()
  await site.close()
})
beforeEach(async () => {
  answers.clear()
  testCache.expire([tags.articleFeeds])
  await cms.payload.delete({ collection: 'article-feeds', where: {} })
  const feed = await cms.payload.create({
    collection: 'article-feeds',
    data: { name: 'Feed', kind: 'external', url: 'https://feed.example/rss' },
  })
  ;({ id } = feed)
  // The address of the test's own server, which an editor could not enter.
  await moveTo(`${site.url}/rss`)
})

const here = { isAllowedAddress: (address: string) => address === '127.0.0.1', isAllowedPort: () => true }
const run = (
  now: Date,
  rule: Partial<Pick<Parameters<typeof runArticleFeeds>[0], 'rule'>> = { rule: here },
) =>
  runArticleFeeds({
    ...{ databaseUrl: cms.databaseUrl, now, pictureRule: here, timeoutMs: 300, ...rule },
  })
const moveTo = (url: string) =>
  postgresOf(cms.payload).drizzle.execute(sql`update article_feeds set url = ${url} where id = ${id}`)
const stored = () => cms.payload.findByID({ collection: 'article-feeds', id })
const rssOf = (...slugs: readonly string[]): Answer => ({
  ...rss,
  body: `<rss version="2.0"><channel>${slugs
    .map(
      (slug) =>
        `<item><title>${slug}</title><link>https://feed.example/${slug}</link><enclosure type="image/png" url="${site.url}/${slug}.png"/></item>`,
    )
    .join('')}</channel></rss>`,
})
const read = async () => {
  testCache.expire([tags.articleFeeds])
  return readFeedItems(id)
}

describe('an external feed', () => {
  it('is fetched once it is added, and every 15 minutes, with our own copies of its pictures (C-187, C-188)', async () => {
    const body = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#a41e22' } })
      .png()
      .toBuffer()
    answers.set('/rss', rssOf('first', 'second'))
    answers.set('/first.png', { status: 200, type: 'image/png', body })
    expect(await read()).toBeNull()
    expect(await hasDueFeeds(cms.databaseUrl, start)).toBe(true)
    await run(start)
    expect(await hasDueFeeds(cms.databaseUrl, minutesLater(14))).toBe(false)
    expect(await hasDueFeeds(cms.databaseUrl, minutesLater(15))).toBe(true)
    const items = await read()
    expect(items?.map(({ title }) => title)).toEqual(['first', 'second'])
    const picture = items?.[0]?.picture
    const key = picture?.kind === 'copy' ? picture.key : ''
    const response = await serveFeedPicture(new Request('https://site.example/'), [key, '480.webp'])
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await serveFeedPicture(new Request('https://site.example/'), ['..', '480.webp'])).status).toBe(
      404,
    )
  })

  it('has no picture where its site answers 404, so that the default is shown (C-396)', async () => {
    answers.set('/rss', rssOf('without-picture'))
    await run(start)
    expect((await read())?.map(({ picture }) => picture)).toEqual([null])
  })

  it.each<[string, Answer | undefined, string]>([
    [
      'its site fails',
      { status: 500, type: 'text/plain', body: '' },
      'The feed was answered with status 500.',
    ],
    ['it is cut off', { ...rss, body: '<rss><channel><item>' }, 'The XML is not well-formed'],
    ['it has more than 1 MB', { ...rss, body: ' '.repeat(1_000_001) }, 'The feed has more than 1 MB.'],
    ['it is gone', undefined, 'The feed was answered with status 404.'],
  ])('keeps its last good copy when %s, and an editor sees why (C-187, G-3)', async (_, answer, reason) => {
    answers.set('/rss', rssOf('first'))
    await run(start)
    answers.delete('/rss')
    if (answer) answers.set('/rss', answer)
    await run(minutesLater(15))
    expect((await read())?.map(({ title }) => title)).toEqual(['first'])
    const feed = await stored()
    expect(feed.lastError).toContain(reason)
    expect(feed.lastSuccessAt).toBe(start.toISOString())
    answers.set('/rss', rssOf('second'))
    await run(minutesLater(30))
    expect((await read())?.map(({ title }) => title)).toEqual(['second'])
    expect(await stored()).toMatchObject({ lastError: null, itemCount: 1 })
  })

  it('is not fetched from a private address', async () => {
    answers.set('/rss', rssOf('first'))
    await run(start, {})
    expect((await stored()).lastError).toContain('is at an address that is not on the public internet')
    expect(await read()).toBeNull()
  })

  it('leaves what an editor saves meanwhile valid, and forgets the copy of another address', async () => {
    answers.set('/rss', rssOf('first'))
    const { updatedAt } = await stored()
    await run(start)
    expect((await stored()).updatedAt).toBe(updatedAt)
    const update = (data: object) => cms.payload.update({ collection: 'article-feeds', id, data })
    await moveTo('https://feed.example/rss')
    await update({ name: 'Renamed' })
    expect(await read()).toHaveLength(1)
    await update({ url: 'https://other.example/rss' })
    expect(await read()).toBeNull()
    expect(await hasDueFeeds(cms.databaseUrl, start)).toBe(true)
  })
})

it.each(['http://feed.example/rss', 'https://user:secret@feed.example/rss', 'feed', ''])(
  'refuses %j as the address of a feed',
  async (url) => {
    const data = { name: 'Other', kind: 'external' as const, url }
    await expect(cms.payload.create({ collection: 'article-feeds', data })).rejects.toThrow('Address')
  },
)

it('tells nobody but editors where a feed is (G-4)', async () => {
  const { docs } = await cms.payload.find({ collection: 'article-feeds', overrideAccess: false })
  expect(docs).toHaveLength(1)
  for (const name of ['url', 'items', 'lastError']) expect(docs[0]).not.toHaveProperty(name)
})
