import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Invalidation, invalidationChannel } from '#platform/cache/invalidation.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { ImportRunning } from './import-session.ts'
import {
  bytesOf,
  createDealers,
  feedVehicle,
  importFeed,
  listedIds,
  storedVehicles,
} from './import-stock.test-support.ts'

let cms: TestCms
let payload: Payload
let listener: pg.Client
let expired: string[] = []

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  await createDealers(payload, ['T1', 'T2'])
  listener = new pg.Client({ connectionString: cms.databaseUrl })
  await listener.connect()
  listener.on('notification', ({ payload: text }) => {
    expired.push(...(JSON.parse(text ?? '{}') as Invalidation).tags)
  })
  await listener.query(`listen ${invalidationChannel}`)
})
afterAll(async () => {
  await listener.end()
  await cms.close()
})

const stored = ['U1', 'U2', 'U3', 'U4'].map((id) => feedVehicle(id))

beforeEach(async () => {
  await postgresOf(payload).drizzle.execute(sql`truncate stock_vehicles, stock_imports cascade`)
  await importFeed(payload, stored)
  await listener.query('select 1')
  expired = []
})

/** Imports a feed that must change nothing. */
async function expectUnchanged(feed: Parameters<typeof importFeed>[1]) {
  const before = await storedVehicles(payload)
  const report = await importFeed(payload, feed)
  expect(report.status).not.toBe('applied')
  expect(await storedVehicles(payload)).toEqual(before)
  await listener.query('select 1')
  expect(expired).toEqual([])
  return report
}

const changed = [feedVehicle('U1', { price: 1_000 }), ...stored.slice(1), feedVehicle('U5')]

describe('a feed that is not applied', () => {
  it.each([0.1, 0.5, 0.9, 0.999])(
    'changes nothing when it is cut off after %d of its length',
    async (part) => {
      const text = JSON.stringify(changed)
      const report = await expectUnchanged(text.slice(0, Math.floor(text.length * part)))
      expect(report.status).toBe('refused')
    },
  )

  it('changes nothing when its source fails', async () => {
    const failing = async function* () {
      yield* bytesOf(JSON.stringify(changed).slice(0, 900))
      throw new Error('The sender has gone.')
    }
    expect((await expectUnchanged(failing())).status).toBe('failed')
  })

  it('changes nothing when it would unlist more than half, unless that is allowed', async () => {
    const report = await expectUnchanged([feedVehicle('U1', { price: 5_000 })])
    expect(report).toMatchObject({ status: 'refused', message: expect.stringContaining('3 of 4') })
    const allowed = await importFeed(payload, [feedVehicle('U1')], { allowLargeRemoval: true })
    expect(allowed).toMatchObject({ status: 'applied', counts: { sold: 3 } })
  })

  it('changes nothing when more than half may no longer be shown on the internet', async () => {
    const hidden = stored.map((vehicle, n) => (n < 3 ? { ...vehicle, allowInternet: false } : vehicle))
    expect((await expectUnchanged(hidden)).status).toBe('refused')
  })

  it.each([
    ['[]', '[]'],
    ['a header alone', 'id,make\n'],
    ['refused vehicles alone', JSON.stringify([feedVehicle('U1', { make: '' })])],
  ])('changes nothing when it has no vehicle: %s', async (_, feed) => {
    expect((await expectUnchanged(feed)).message).toMatch(/no vehicle that can be used/)
  })
})

it('applies half a removal without permission', async () => {
  expect(await importFeed(payload, stored.slice(2))).toMatchObject({ status: 'applied', counts: { sold: 2 } })
})

it('unlists everything with an empty feed when that is allowed', async () => {
  await importFeed(payload, [], { allowLargeRemoval: true })
  expect(await listedIds(payload)).toEqual([])
})

it('refuses to begin while another import runs, and runs when that has ended', async () => {
  const isReading = Promise.withResolvers<void>()
  const paused = Promise.withResolvers<void>()
  const slow = async function* () {
    isReading.resolve()
    await paused.promise
    yield* bytesOf(JSON.stringify(changed))
  }
  const first = importFeed(payload, slow())
  await isReading.promise
  await expect(importFeed(payload, stored)).rejects.toBeInstanceOf(ImportRunning)
  paused.resolve()
  expect(await first).toMatchObject({ status: 'applied', counts: { added: 1, changed: 1 } })
  expect((await importFeed(payload, changed)).status).toBe('applied')
})

it('changes nothing when its connection is killed, and the next run works', async () => {
  const killed = async function* () {
    yield* bytesOf(JSON.stringify(changed))
    await listener.query(`
      select pg_terminate_backend(l.pid) from pg_locks l
      where l.locktype = 'advisory' and l.database = (select oid from pg_database where datname = current_database())`)
  }
  const before = await storedVehicles(payload)
  expect((await importFeed(payload, killed())).status).toBe('failed')
  expect(await storedVehicles(payload)).toEqual(before)
  expect(await importFeed(payload, changed)).toMatchObject({ status: 'applied', counts: { added: 1 } })
})

it('expires the lists of the dealers and the pages of the vehicles that changed', async () => {
  await importFeed(payload, [...changed, feedVehicle('U9', { dealerCode: 'T2' })])
  await listener.query('select 1')
  expect(expired.toSorted()).toEqual(
    ['T1', 'T2']
      .map((code) => `stock:dealer:${code}`)
      .concat('stock:list', ...['U1', 'U5', 'U9'].map((id) => `stock:vehicle:${id}`)),
  )
})

it('expires everything about stock when more vehicles change than messages name', async () => {
  await importFeed(payload, [...stored, ...Array.from({ length: 1_001 }, (_, n) => feedVehicle(`N${n}`))])
  await listener.query('select 1')
  expect(expired).toEqual(['stock'])
})

it('stores a report of every import for the admin', async () => {
  await importFeed(payload, [])
  await importFeed(payload, [...stored, feedVehicle('bad id')])
  const { docs } = await payload.find({ collection: 'stockImports', sort: 'id' })
  expect(docs.map(({ status, read, added, refused }) => ({ status, read, added, refused }))).toEqual([
    { status: 'applied', read: 4, added: 4, refused: 0 },
    { status: 'refused', read: 0, added: 0, refused: 0 },
    { status: 'applied', read: 5, added: 0, refused: 1 },
  ])
  expect(docs[2]?.refusals).toEqual([
    { line: 1, id: 'bad id', reason: expect.stringContaining('not possible') },
  ])
})
