import { describe, expect, it, vi } from 'vitest'
import { createServiceClient } from '#platform/service/client.ts'
import { upstreamStock } from './upstream.ts'

type Reply = { readonly status?: number; readonly body?: unknown }

const minuteMs = 60 * 1000
const vehicle = { id: '7', make: 'Kia', model: 'Rio', allowInternet: true, price: 234_567 }
const failed = { found: false, failed: true }
const absent = { found: false, failed: false }

/** A service whose lists are `replies` by supplier code, a clock, and everything that was requested and logged. */
function serviceThat(replies: Record<string, Reply>) {
  const state = { replies, now: minuteMs }
  const requests: string[] = []
  const [clientWarn, warn] = [vi.fn(), vi.fn()]
  const service = createServiceClient({
    name: 'stock',
    baseUrl: 'https://stock.example',
    headers: { authorization: 'users API-Key secret' },
    retries: 0,
    log: { warn: clientWarn },
    async fetch(address, init) {
      const url = new URL(String(address))
      requests.push(url.pathname)
      expect(new Headers(init?.headers).get('authorization')).toBe('users API-Key secret')
      const { status = 200, body = [] } = state.replies[url.pathname.split('/').at(-1) ?? ''] ?? {}
      return new Response(JSON.stringify(body), { status })
    },
  })
  const dealerCodes = vi.fn(async () => Object.keys(replies))
  const source = upstreamStock(service, {
    log: { warn },
    dealerCodes,
    firstReads: async (ids) => new Map(ids.map((id) => [id, `2026-01-01T00:00:00Z`])),
    now: () => state.now,
  })
  return { source, state, requests, warn, clientWarn, dealerCodes }
}

/** The vehicles of a dealer whose list is this. */
async function listed(body: unknown) {
  const { source, warn } = serviceThat({ ZA1: { body } })
  const list = await source.vehiclesOf('ZA1')
  if (!list.found) throw new Error('Nothing was found.')
  return { vehicles: list.value, warn }
}

describe('the list of a dealer in an external service', () => {
  it('is read by supplier code, with the key (D-371)', async () => {
    const { source, requests } = serviceThat({})
    await source.vehiclesOf('ZA 1/x')
    expect(requests).toEqual(['/dealer-vehicles/used-vehicles/dealer-code/ZA%201%2Fx'])
  })

  it('holds only vehicles that allow the internet, in the order of the feed (D-113)', async () => {
    const values = [true, false, undefined, 'false', 'true', 1, null, 'TRUE ']
    const body = values.map((allowInternet, index) => ({ ...vehicle, id: String(index), allowInternet }))
    const { vehicles } = await listed(body)
    expect(vehicles.map(({ id, position }) => [id, position])).toEqual([
      ['0', 0],
      ['4', 4],
    ])
  })

  it.each([
    [234_567, 26_975_000],
    ['234567', 26_975_000],
    ['R 234 567', 26_975_000],
    ['99999.00', 11_499_000],
    [0, null],
    ['', null],
    ['on request', null],
    [null, null],
    [{}, null],
  ])(
    'shows for the base price %j the displayed price %j, and never the base price (D-408, D-112)',
    async (price, displayed) => {
      const { vehicles } = await listed([{ ...vehicle, price }])
      expect(vehicles[0]?.price).toBe(displayed)
      expect(JSON.stringify(vehicles)).not.toContain('234567')
    },
  )

  it('shows the pictures of a vehicle in order, without what is no address (D-118)', async () => {
    const images = [
      { ImageUrl: 'https://pictures.example/1.jpg' },
      { ImageUrl: 'javascript:alert(1)' },
      { imageUrl: 3 },
      null,
      { ImageUrl: 'https://pictures.example/2.jpg' },
      'https://pictures.example/3.jpg',
    ]
    const { vehicles } = await listed([{ ...vehicle, images, sideImage: 'none' }])
    expect(vehicles[0]?.images).toEqual([1, 2, 3].map((number) => `https://pictures.example/${number}.jpg`))
    expect(vehicles[0]?.sideImage).toBeNull()
  })

  it('shows a vehicle without any optional value (D-095)', async () => {
    const { vehicles } = await listed([{ id: 5, make: 'Kia', allowInternet: true, year: 'new', mileage: -1 }])
    expect(vehicles).toEqual([
      {
        ...{
          id: '5',
          dealerCode: 'ZA1',
          code: '',
          make: 'Kia',
          model: '',
          range: '',
          year: null,
          mileage: null,
        },
        ...{ bodyType: '', colour: '', fuelType: '', transmissionType: '', certification: '', salesType: '' },
        ...{ isConnected: false, price: null, sideImage: null, images: [], position: 0, soldAt: null },
        addedAt: '2026-01-01T00:00:00Z',
      },
    ])
  })

  it('leaves out and logs entries that are no vehicles, and shows the others', async () => {
    const body = [
      null,
      'x',
      { id: '', make: 'Kia' },
      { id: '../8', make: 'Kia' },
      { id: '9' },
      vehicle,
      vehicle,
    ]
    const { vehicles, warn } = await listed(body)
    expect(vehicles.map(({ id }) => id)).toEqual(['7'])
    expect(warn.mock.calls).toEqual([
      [{ dealer: 'ZA1', count: 6 }, 'unreadable used vehicles of the service left out'],
    ])
  })

  it.each([404, 500])(
    'has failed after a %i, which is logged in the prescribed words (D-396)',
    async (status) => {
      const { source, clientWarn } = serviceThat({ ZA1: { status } })
      expect(await source.vehiclesOf('ZA1')).toEqual(failed)
      expect(clientWarn.mock.calls.at(-1)?.[1]).toBe('Network response was not ok')
    },
  )

  it('has failed when the response is not a list', async () => {
    const { source } = serviceThat({ ZA1: { body: { vehicles: [] } } })
    expect(await source.vehiclesOf('ZA1')).toEqual(failed)
  })

  it('is the last one for an hour while the service fails', async () => {
    const { source, state } = serviceThat({ ZA1: { body: [vehicle] } })
    expect(await source.vehiclesOf('ZA1')).toMatchObject({ fresh: true })
    state.replies = { ZA1: { status: 503 } }
    state.now = 60 * minuteMs
    expect(await source.vehiclesOf('ZA1')).toMatchObject({ found: true, fresh: false, value: [{ id: '7' }] })
    state.now = 62 * minuteMs
    expect(await source.vehiclesOf('ZA1')).toEqual(failed)
  })
})

describe('a vehicle of an external service', () => {
  const lists = () => ({
    ZA1: { body: [] },
    ZA2: { body: [vehicle] },
    ZA3: { body: [{ ...vehicle, id: '8' }] },
  })

  it('is found in the list of any dealer, which is read again after five minutes', async () => {
    const { source, state, requests } = serviceThat(lists())
    expect(await source.vehicle('7')).toMatchObject({ found: true, value: { dealerCode: 'ZA2' } })
    await source.vehicle('8')
    const count = requests.length
    expect(count).toBe(3)
    state.now = 5 * minuteMs
    expect(await source.vehicle('7')).toMatchObject({ found: true, fresh: true })
    expect(requests).toHaveLength(count)
    state.now = 7 * minuteMs
    await source.vehicle('7')
    expect(requests.length).toBeGreaterThan(count)
  })

  it('is found in the lists of the last five minutes without reading the dealers', async () => {
    const { source, requests, dealerCodes } = serviceThat(lists())
    for (const code of ['ZA1', 'ZA2', 'ZA3']) await source.vehiclesOf(code)
    expect(await Promise.all([source.vehicle('7'), source.vehicle('8')])).toMatchObject([
      { found: true, value: { dealerCode: 'ZA2' } },
      { found: true, value: { dealerCode: 'ZA3' } },
    ])
    expect(requests).toHaveLength(3)
    expect(dealerCodes).not.toHaveBeenCalled()
  })

  it('does not exist when no dealer lists it', async () => {
    expect(await serviceThat(lists()).source.vehicle('99')).toEqual(absent)
  })

  it('may exist when a list cannot be read, unless another one has it', async () => {
    const { source } = serviceThat({ ...lists(), ZA1: { status: 500 } })
    expect(await source.vehicle('99')).toEqual(failed)
    expect(await source.vehicle('8')).toMatchObject({ found: true })
  })
})
