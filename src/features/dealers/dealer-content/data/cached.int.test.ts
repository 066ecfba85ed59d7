import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { findDealer } from '#features/dealers/dealers/server.ts'
import { invalidationChannel } from '#platform/cache/channel.ts'
import { createDesk, createRegion, type Desk } from '#tests/access/dealer-desk.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { testCache as cache } from '#tests/next-cache.ts'
import { countQueries } from '#tests/query-count.ts'
import { findDealerContent } from '../server.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))

let cms: TestCms
let listener: pg.Client
let own: Desk
let other: Desk

beforeAll(async () => {
  cms = await openTestCms()
  const region = await createRegion(cms.payload)
  own = await createDesk(cms.payload, 'bryanston', region, '#7fa8c9')
  other = await createDesk(cms.payload, 'parktown', region, '#c97f7f')
  listener = new pg.Client({ connectionString: cms.databaseUrl })
  await listener.connect()
  listener.on('notification', ({ payload }) => cache.expire(JSON.parse(payload ?? '{}').tags))
  await listener.query(`listen ${invalidationChannel}`)
})
afterAll(async () => {
  await listener.end()
  await cms.close()
})

async function readQuotes({ slug }: Desk): Promise<string[]> {
  const dealer = await findDealer(slug)
  if (!dealer) throw new Error(`There is no dealer ${slug}.`)
  return (await findDealerContent(dealer)).quotes.map(({ fullName }) => fullName)
}

/** Reads after all pending invalidations have arrived, as in a web process. */
async function quotesOf(desk: Desk): Promise<string[]> {
  await listener.query('select 1')
  return readQuotes(desk)
}

const publish = (fullName: string, audience: object) =>
  cms.payload.create({
    collection: 'dealerQuotes',
    data: { fullName, quote: 'Welcome.', brands: ['Toyota'], _status: 'published', ...audience } as never,
  })

it('serves the content of a dealer from the cache until it changes', async () => {
  expect([await quotesOf(own), await quotesOf(other)]).toEqual([[], []])
  await publish('Anele', { audience: 'dealer', dealer: own.dealer })
  expect(await quotesOf(own)).toEqual(['Anele'])
  expect((await countQueries(() => readQuotes(other))).queries).toBe(0)
  expect((await countQueries(() => readQuotes(own))).queries).toBe(0)
})

it('expires the content of every dealer when something for all of them changes', async () => {
  const { id } = await publish('Thandi', { audience: 'every' })
  expect(await quotesOf(other)).toContain('Thandi')
  await cms.payload.update({ collection: 'dealerQuotes', id, data: { _status: 'draft' } })
  expect(await quotesOf(other)).not.toContain('Thandi')
})

it('expires the content of both dealers when a document moves from one to the other', async () => {
  const { id } = await publish('Sipho', { audience: 'dealer', dealer: own.dealer })
  expect(await quotesOf(own)).toContain('Sipho')
  await cms.payload.update({ collection: 'dealerQuotes', id, data: { dealer: other.dealer } })
  expect(await quotesOf(own)).not.toContain('Sipho')
  expect(await quotesOf(other)).toContain('Sipho')
})
