import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import {
  createDealers,
  feedVehicle,
  importFeed,
  listedIds,
  storedVehicles,
} from './import-stock.test-support.ts'

let cms: TestCms
let payload: Payload

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  await createDealers(payload, ['T1', 'T2'])
})
afterAll(() => cms.close())
beforeEach(async () => {
  await postgresOf(payload).drizzle.execute(sql`truncate stock_vehicles, stock_imports cascade`)
})

const two = [feedVehicle('U1'), feedVehicle('U2', { price: 'R 150 000', dealerCode: 'T2' })]
const byId = async (id: string) => (await storedVehicles(payload)).find((vehicle) => vehicle.id === id)

describe('a feed', () => {
  it('stores new vehicles with their displayed price and their position at their dealer (D-112, D-371)', async () => {
    const report = await importFeed(payload, [...two, feedVehicle('U3', { mileage: null })])
    expect(report).toMatchObject({
      status: 'applied',
      counts: { read: 3, added: 3, changed: 0, unchanged: 0, sold: 0, refused: 0 },
    })
    expect(await byId('U1')).toMatchObject({
      ...{ dealer_code: 'T1', make: 'Toyota', year: 2021, position: 0, is_public: true, sold_at: null },
      ...{ base_price: '20000000', price: '23000000', images: ['https://pictures.example/1.jpg'] },
    })
    expect(await byId('U2')).toMatchObject({ dealer_code: 'T2', price: '17250000', position: 0 })
    expect(await byId('U3')).toMatchObject({ mileage: null, position: 1 })
  })

  it('changes nothing when it is applied again', async () => {
    await importFeed(payload, two)
    const before = await storedVehicles(payload)
    const report = await importFeed(payload, two)
    expect(report.counts).toMatchObject({ added: 0, changed: 0, unchanged: 2, sold: 0 })
    expect(await storedVehicles(payload)).toEqual(before)
  })

  it('writes only changed vehicles, and keeps the day they were first read (D-045)', async () => {
    await importFeed(payload, two)
    const before = await storedVehicles(payload)
    const report = await importFeed(payload, [feedVehicle('U1', { price: 100_000 }), two[1] ?? {}])
    expect(report.counts).toMatchObject({ changed: 1, unchanged: 1 })
    const after = await storedVehicles(payload)
    expect(after[0]).toMatchObject({ price: '11500000', added_at: before[0]?.added_at })
    expect(after[0]?.updated_at).not.toEqual(before[0]?.updated_at)
    expect(after[1]).toEqual(before[1])
  })

  it('follows the order of the feed without counting moved vehicles as changed', async () => {
    await importFeed(payload, [feedVehicle('U1'), feedVehicle('U2')])
    const report = await importFeed(payload, [feedVehicle('U2'), feedVehicle('U1')])
    expect(report.counts).toMatchObject({ changed: 0, unchanged: 2 })
    expect(await listedIds(payload)).toEqual(['U2', 'U1'])
  })

  it('marks what vanished as sold, and lists it again when it comes back', async () => {
    const all = ['U1', 'U2', 'U3'].map((id) => feedVehicle(id))
    await importFeed(payload, all)
    expect((await importFeed(payload, all.slice(0, 2))).counts).toMatchObject({ sold: 1, unchanged: 2 })
    const sold = await byId('U3')
    expect(sold?.sold_at).toEqual(expect.any(String))
    expect((await importFeed(payload, all.slice(0, 2))).counts).toMatchObject({ sold: 0 })
    expect((await byId('U3'))?.sold_at).toEqual(sold?.sold_at)
    expect((await importFeed(payload, all)).counts).toMatchObject({ changed: 1, unchanged: 2 })
    expect(await byId('U3')).toMatchObject({ sold_at: null, added_at: sold?.added_at })
  })

  it.each([[false], [undefined], ['false'], ['yes'], [1]])(
    'stores a vehicle that the internet may not show, with %o (D-113)',
    async (allowInternet) => {
      await importFeed(payload, [feedVehicle('U1', { allowInternet })])
      expect(await byId('U1')).toMatchObject({ is_public: false })
    },
  )

  it('names in its report how many vehicles the internet may not show (D-113)', async () => {
    const message = async (...values: unknown[]) => {
      const feed = values.map((allowInternet, index) => feedVehicle(`U${index + 1}`, { allowInternet }))
      return (await importFeed(payload, feed, { allowLargeRemoval: true })).message
    }
    expect(await message(true, true)).toBe('The feed was applied.')
    expect(await message(true, 'TRUE')).toBe(
      'The feed was applied. 1 of its 2 vehicles is not shown to visitors: allowInternet must be true for that.',
    )
    expect(await message('yes', undefined)).toBe(
      'The feed was applied. None of its vehicles is shown to visitors: allowInternet must be true for that.',
    )
  })

  it('counts a vehicle as added when it may be shown and could not be before (D-045, D-113)', async () => {
    await importFeed(payload, [feedVehicle('U1', { allowInternet: false }), two[1] ?? {}])
    const hidden = await storedVehicles(payload)
    await importFeed(payload, [feedVehicle('U1'), feedVehicle('U2', { dealerCode: 'T2', price: 1_000 })])
    const shown = await storedVehicles(payload)
    expect(shown[0]?.added_at).toEqual(shown[0]?.updated_at)
    expect(shown[0]?.added_at).not.toEqual(hidden[0]?.added_at)
    expect(shown[1]?.added_at).toEqual(hidden[1]?.added_at)
  })

  it('discards our copies of pictures only when the pictures change', async () => {
    await importFeed(payload, two)
    await postgresOf(payload).drizzle.execute(
      sql`update stock_vehicles set own_side_image = '/own.webp', own_images = '["/1.webp"]'`,
    )
    await importFeed(payload, [feedVehicle('U1', { images: [], year: 2020 }), two[1] ?? {}])
    expect(await byId('U1')).toMatchObject({ own_side_image: '/own.webp', own_images: null })
    expect(await byId('U2')).toMatchObject({ own_side_image: '/own.webp', own_images: ['/1.webp'] })
  })
})

describe('a refused vehicle', () => {
  it('is reported with its line and reason while all others are stored', async () => {
    const feed = `id,dealerCode,make,model,year,allowInternet
U1,T1,Toyota,Hilux,2021,true
U2,T1,,Hilux,2021,true
U1,T1,Toyota,Corolla,2020,true
U4,NOWHERE,Toyota,Hilux,2021,true
`
    const report = await importFeed(payload, feed, { source: 'feed.csv' })
    expect(report.counts).toMatchObject({ read: 4, added: 1, refused: 3 })
    expect(report.refusals.map(({ line, id }) => [line, id])).toEqual([
      [3, 'U2'],
      [5, 'U4'],
      [4, 'U1'],
    ])
    expect(report.refusals[2]?.reason).toMatch(/in the feed already/)
    expect(await byId('U1')).toMatchObject({ model: 'Hilux' })
  })

  it('stays listed as it is stored, since it is still in the feed', async () => {
    await importFeed(payload, two)
    const before = await byId('U1')
    const report = await importFeed(payload, [feedVehicle('U1', { year: 1900 }), two[1] ?? {}])
    expect(report.counts).toMatchObject({ sold: 0, refused: 1 })
    expect(await byId('U1')).toEqual(before)
  })

  it('is counted but no longer listed after the first thousand', async () => {
    const wrong = Array.from({ length: 1_200 }, (_, n) => feedVehicle(`W${n}`, { make: '' }))
    const report = await importFeed(payload, [...wrong, feedVehicle('U1')])
    expect(report.counts).toMatchObject({ read: 1_201, refused: 1_200, added: 1 })
    expect(report.refusals).toHaveLength(1_000)
  })
})

describe('the scope of a feed', () => {
  it('leaves the vehicles of other dealers alone', async () => {
    await importFeed(payload, [...two, feedVehicle('U3'), feedVehicle('U4')])
    const report = await importFeed(payload, [feedVehicle('U3'), feedVehicle('U4')], { dealers: ['T1'] })
    expect(report.counts).toMatchObject({ sold: 1 })
    expect(await listedIds(payload)).toEqual(['U3', 'U4', 'U2'])
  })

  it('refuses vehicles of other dealers, and ids that theirs have', async () => {
    await importFeed(payload, two)
    const feed = [feedVehicle('U1'), feedVehicle('U2'), feedVehicle('U5', { dealerCode: 'T2' })]
    const report = await importFeed(payload, feed, { dealers: ['T1'] })
    expect(report.refusals.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([
      'U5: The dealer code “T2” is not one of the dealers of this import.',
      'U2: The id belongs to a vehicle of another dealer.',
    ])
    expect(await byId('U2')).toMatchObject({ dealer_code: 'T2' })
  })

  it('lists a vehicle that another dealer no longer has', async () => {
    await importFeed(payload, [...two, feedVehicle('U3')])
    const all = { dealers: ['T2'], allowLargeRemoval: true }
    await importFeed(payload, [], all)
    const report = await importFeed(
      payload,
      ['U1', 'U2', 'U3'].map((id) => feedVehicle(id)),
      {
        dealers: ['T1'],
      },
    )
    expect(report).toMatchObject({ status: 'applied', counts: { changed: 1, unchanged: 2, refused: 0 } })
    expect(await byId('U2')).toMatchObject({ dealer_code: 'T1', sold_at: null })
  })

  it('must name listed dealers', async () => {
    const report = await importFeed(payload, two, { dealers: ['T1', 'T9'] })
    expect(report).toMatchObject({ status: 'refused', message: expect.stringContaining('T9') })
    expect(await storedVehicles(payload)).toEqual([])
  })
})
