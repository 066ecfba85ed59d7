import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StockSource } from '#features/stock/stock/services.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { type Forecourt, openForecourt, serviceKey } from './forecourt.ts'

let forecourt: Forecourt
beforeAll(async () => {
  forecourt = await openForecourt()
})
afterAll(() => forecourt.close())

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)

const complete = {
  id: '104422',
  dealerCode: 'ZA101',
  code: '60012',
  make: 'Toyota',
  model: 'Hilux 2.8 GD-6 Raider',
  range: 'Hilux',
  year: 2021,
  mileage: 98_500,
  bodyType: 'D/C',
  colour: 'Glacier White',
  fuelType: 'D',
  transmissionType: 'Automatic',
  certification: 'twab',
  salesType: 'used',
  isConnected: true,
  price: 26_975_000,
  sideImage: 'https://pictures.example.co.za/104422/side.jpg',
  images: ['https://pictures.example.co.za/104422/1.jpg', 'https://pictures.example.co.za/104422/2.jpg'],
  position: 0,
  addedAt: moment,
  soldAt: null,
}
const absentTexts = { code: '', range: '', bodyType: '', colour: '', fuelType: '', transmissionType: '' }
const bare = {
  ...{ id: 'B-2.1_x', dealerCode: 'ZA101', make: 'Opel', model: 'Corsa', ...absentTexts, certification: '' },
  ...{
    salesType: '',
    isConnected: false,
    year: null,
    mileage: null,
    price: null,
    sideImage: null,
    images: [],
  },
  ...{ position: 1, addedAt: moment, soldAt: null },
}
const found = (value: unknown) => ({ found: true, fresh: true, value })
const absent = { found: false, failed: false }

describe.each(['local', 'upstream'] as const)('used vehicles, %s', (target) => {
  const source = (): StockSource => forecourt[target]

  it('lists what is for sale and may be shown, complete and in the order of the feed (D-095, D-113, D-118, D-371)', async () => {
    expect(await source().vehiclesOf('ZA101')).toEqual(found([complete, bare]))
    expect(await source().vehiclesOf('ZA102')).toEqual(found([]))
  })

  it('finds a vehicle of any dealer by its id, and no hidden or unknown one (D-113)', async () => {
    expect(await source().vehicle('104422')).toEqual(found(complete))
    expect(await source().vehicle('5')).toMatchObject(found({ dealerCode: 'NA201', price: 11_499_000 }))
    for (const id of ['3', '6', 'b-2.1_x']) expect(await source().vehicle(id), id).toEqual(absent)
  })
})

describe('a sold vehicle', () => {
  it('is found in our own table for 30 days, and is not served to other installations', async () => {
    expect(await forecourt.local.vehicle('4')).toMatchObject({ value: { id: '4', soldAt: moment } })
    expect(await forecourt.upstream.vehicle('4')).toEqual(absent)
  })
})

describe('vehicles of an external service', () => {
  it('keep the moment at which they were first read (D-045)', async () => {
    const first = await forecourt.upstream.vehicle('104422')
    await postgresOf(forecourt.cms.payload).drizzle.execute(
      sql`update stock_first_reads set first_read_at = '2026-01-02T03:04:05Z' where id = '104422'`,
    )
    expect(first).toEqual(found(complete))
    const list = await forecourt.upstream.vehiclesOf('ZA101')
    expect(list.found && list.value.map(({ addedAt }) => addedAt)).toEqual(['2026-01-02T03:04:05Z', moment])
  })
})

describe('the served contract', () => {
  const path = '/services/backend/dealer-vehicles/used-vehicles/dealer-code'
  const get = (code: string, authorization?: string) =>
    fetch(`${forecourt.served.url}${path}/${code}`, { headers: authorization ? { authorization } : {} })

  it('has all fields in the spelling of the specification, with base prices (D-095, D-371)', async () => {
    const response = await get('ZA101', `service-keys API-Key ${serviceKey}`)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const [first, , hidden, ...more] = (await response.json()) as object[]
    const { dealerCode: _, addedAt: _day, soldAt: _sold, position: _position, ...facts } = complete
    expect(first).toEqual({
      ...facts,
      images: complete.images.map((ImageUrl) => ({ ImageUrl })),
      price: '234567',
      allowInternet: true,
      dealerName: null,
    })
    expect(hidden).toMatchObject({ id: '3', allowInternet: false, price: null })
    expect(more).toEqual([])
  })

  it('writes the cents of a base price that has some', async () => {
    const response = await get('NA201', `service-keys API-Key ${serviceKey}`)
    expect(await response.json()).toMatchObject([{ price: '99999.50' }])
  })

  it.each([
    ['no key', undefined],
    ['a wrong key', 'service-keys API-Key wrong'],
  ])('refuses a caller with %s, because base prices are not public (D-408)', async (_, authorization) => {
    const response = await get('ZA101', authorization)
    expect(response.status).toBe(401)
    expect(await response.text()).not.toContain('234567')
  })

  it('refuses an impossible code and another method', async () => {
    expect((await get('%20%27', `service-keys API-Key ${serviceKey}`)).status).toBe(400)
    const post = await fetch(`${forecourt.served.url}${path}/ZA101`, { method: 'POST' })
    expect(post.status).toBe(405)
  })
})
