import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findUsedVehicle, findVehicleStates } from '#features/stock/stock/server.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { testCache } from '#tests/next-cache.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))
const { findVehicleState } = await import('./vehicle-state.ts')
const { loadVehicleView } = await import('./vehicle-view.ts')
const { findUsedComparison } = await import('./comparison.ts')
const { respondWithVehicleSiteMap } = await import('./site-map.ts')
const { goneMetadata } = await import('../ui/vehicle-metadata.ts')

let cms: TestCms

const query = async (statement: ReturnType<typeof sql>) =>
  (await postgresOf(cms.payload).drizzle.execute(statement)).rows

/** Adds a vehicle of a make that no other vehicle has. Prices in rand. */
async function add(
  id: string,
  changes: Partial<Record<'model' | 'range' | 'dealer', string>> & Figures = {},
) {
  const {
    model = 'Comet 2.0',
    range = 'Comet',
    dealer = 'ZA101',
    price = 300_000,
    mileage = 60_000,
    year = 2021,
  } = changes
  const { soldDays = null, isPublic = true } = changes
  const soldAt = soldDays === null ? sql`null` : sql`now() - make_interval(days => ${soldDays})`
  await query(sql`
    insert into stock_vehicles (id, dealer_code, make, model, range, year, mileage, body_type, price, is_public, sold_at)
    values (${id}, ${dealer}, 'Halley', ${model}, ${range}, ${year}, ${mileage}, 'H/B', ${price * 100}, ${isPublic}, ${soldAt})`)
}
type Figures = {
  readonly price?: number
  readonly mileage?: number
  readonly year?: number
  readonly soldDays?: number
  readonly isPublic?: boolean
}

beforeAll(async () => {
  cms = await openTestCms({ content: true })
  await add('T-1', { price: 280_000 })
  for (const [index, price] of [350, 300, 400, 310, 320, 380, 330, 360].entries())
    await add(`C${index}`, { price: price * 1000 })
  await add('OLD', { year: 2018 })
  await add('FAR', { mileage: 200_000 })
  await add('HIDDEN', { isPublic: false })
  await add('SOLD', { soldDays: 3 })
  await add('GONE', { soldDays: 40 })
  await add('HIDDEN-SOLD', { isPublic: false, soldDays: 3 })
  await add('LONELY', { model: 'Comet', year: 2005, mileage: 300_000 })
  for (let index = 0; index < 9; index += 1)
    await add(`UNNAMED${index}`, { model: '', range: '', year: 1999 })
})
afterAll(() => cms.close())

describe('the address of a used vehicle', () => {
  it('finds a vehicle for sale, whatever its name says, and states its canonical path', async () => {
    const canonical = '/pre-owned/halley-comet-2-0-2021-T~1'
    const state = await findVehicleState('halley-comet-2-0-2021-T~1')
    expect(state).toMatchObject({
      path: canonical,
      canonical,
      found: { vehicle: { id: 'T-1', soldAt: null } },
    })
    expect(await findVehicleState('something-else-T%7E1')).toMatchObject({
      path: '/pre-owned/something-else-T~1',
      canonical,
    })
  })

  it('finds a vehicle sold three days ago, with the moment', async () => {
    const { found } = await findVehicleState('halley-comet-2-0-2021-SOLD')
    expect(found).toMatchObject({ kind: 'vehicle', vehicle: { soldAt: expect.stringMatching(/^\d{4}-/) } })
  })

  it('finds that a vehicle sold forty days ago is gone, which its page names as 410', async () => {
    expect((await findVehicleState('halley-comet-2-0-2021-GONE')).found).toEqual({ kind: 'gone' })
    expect(goneMetadata('en').other).toEqual({ 'response-status': '410' })
  })

  it.each(['halley-comet-NOSUCH', 'halley-comet-2-0-2021-HIDDEN', '%E0%A4', 'x', "-'"])(
    'finds nothing at %s',
    async (segment) => {
      expect((await findVehicleState(segment)).found).toBeNull()
    },
  )
})

/** Loads the page of a vehicle that exists. */
async function viewOf(id: string) {
  const vehicle = await findUsedVehicle(id)
  if (!vehicle) throw new Error(`There is no vehicle ${id}.`)
  return loadVehicleView(vehicle)
}

describe('the page of a used vehicle', () => {
  it('rates the price by the vehicles of its year and mileage for sale, without the vehicle itself', async () => {
    const { rating } = await viewOf('T-1')
    if (rating.state !== 'ready') throw new Error(`The rating is ${rating.state}.`)
    expect(rating.data.comparables.map(({ id }) => id)).toEqual([
      'C1',
      'C3',
      'C4',
      'C6',
      'C0',
      'C7',
      'C5',
      'C2',
    ])
    expect(rating.data).toMatchObject({ verdict: 'below', median: 34_000_000, difference: -6_000_000 })
  })

  it('gives no rating with too few comparable vehicles, and none to a sold one', async () => {
    // Eight others of the make and year have no model either.
    expect((await viewOf('UNNAMED0')).rating).toEqual({ state: 'empty' })
    expect((await viewOf('LONELY')).rating).toEqual({ state: 'empty' })
    expect((await viewOf('SOLD')).rating).toEqual({ state: 'empty' })
  })

  it('shows at most eight similar vehicles for sale at 25 % around its price, the nearest of its range first', async () => {
    const { similar } = await viewOf('T-1')
    if (similar.state !== 'ready') throw new Error(`Similar vehicles are ${similar.state}.`)
    // R 210 000 to R 350 000. All of them are of the range: 300 300 300 300 310 320 330 350.
    expect(similar.data.map(({ price }) => Number(price) / 100_000)).toEqual([
      300, 300, 300, 300, 310, 320, 330, 350,
    ])
    for (const id of ['T-1', 'HIDDEN', 'SOLD', 'GONE'])
      expect(similar.data.map((vehicle) => vehicle.id)).not.toContain(id)
  })

  it('says of each part that it failed while the table cannot be read, and of the vehicle too', async () => {
    const vehicle = await findUsedVehicle('C2')
    if (!vehicle) throw new Error('There is no vehicle C2.')
    await query(sql`alter table stock_vehicles rename to stock_vehicles_away`)
    try {
      testCache.expire(['stock'])
      const { rating, similar, dealer } = await loadVehicleView(vehicle)
      expect([rating.state, similar.state, dealer.state]).toEqual(['failed', 'failed', 'ready'])
      await expect(findVehicleState('halley-comet-2-0-2021-C2')).rejects.toThrow()
    } finally {
      await query(sql`alter table stock_vehicles_away rename to stock_vehicles`)
    }
  })
})

describe('the comparison of used vehicles', () => {
  it('keeps the order of the address, sold vehicles included, and counts those without a page', async () => {
    const { vehicles, missing } = await findUsedComparison('SOLD,T-1,GONE,NOSUCH')
    expect(vehicles.map(({ id }) => id)).toEqual(['SOLD', 'T-1'])
    expect(missing).toBe(2)
  })
})

describe('the changes of vehicles that a visitor looked at', () => {
  it('include sold vehicles, but none that may not be shown, sold or not (D-113)', async () => {
    const states = await findVehicleStates(['T-1', 'SOLD', 'HIDDEN', 'HIDDEN-SOLD', 'NOSUCH'])
    expect(states.map(({ id, soldAt }) => [id, soldAt !== null]).toSorted()).toEqual([
      ['SOLD', true],
      ['T-1', false],
    ])
  })
})

describe('the site map of used vehicles', () => {
  const read = async (...segments: string[]) => {
    const response = await respondWithVehicleSiteMap(segments)
    return { status: response.status, text: await response.text() }
  }

  it('is an index of one site map with every vehicle for sale and no other', async () => {
    expect((await read()).text.match(/<loc>[^<]+<\/loc>/g)).toEqual([
      expect.stringMatching(/\/pre-owned\/sitemap\/1<\/loc>$/),
    ])
    const { text } = await read('1')
    expect(text).toContain('/pre-owned/halley-comet-2-0-2021-T~1</loc>')
    for (const id of ['SOLD', 'GONE', 'HIDDEN']) expect(text).not.toContain(`-${id}</loc>`)
  })

  it.each([['2'], ['0'], ['x'], ['1', '2']])('does not exist at %s', async (...segments) => {
    expect((await read(...segments)).status).toBe(404)
  })
})
