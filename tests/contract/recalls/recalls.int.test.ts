import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseVin, type Vin } from '#features/owners/recalls/rules.ts'
import {
  endpoints,
  localRecalls,
  type RecallSource,
  upstreamRecalls,
} from '#features/owners/recalls/services.ts'
import { provideConfig } from '#platform/process/config.ts'
import { createServiceClient } from '#platform/service/client.ts'
import { openApiDocument } from '#platform/service/openapi.ts'
import { contractRouter } from '#platform/service/router.ts'
import { openTestCms, type TestCms } from '../../cms.ts'
import { type Loopback, listen, serve } from '../loopback.ts'

const folder = '/services/recall/CampSummaries/vin'
const serviceKey = 'recalls-key-1234567890'
const authorization = `service-keys API-Key ${serviceKey}`
const vinOf = (text: string) => parseVin(text) as Vin

let cms: TestCms
let served: Loopback
const sources: Partial<Record<'local' | 'upstream', RecallSource>> = {}
/** What the adapter and its client have logged. */
const warnings: unknown[] = []
const log = { warn: (...line: unknown[]) => void warnings.push(line) }

/** The campaigns, not in the order of their days, and one that is not published. */
const documents = [
  {
    ...{
      campaignId: '26-SC-009',
      since: '2026-05-04T10:00:00.000Z',
      description: 'A hinge.',
      remedy: 'Bolts.',
    },
    vehicles: 'AHTFR22G00601 2000 2999',
    _status: 'published',
  },
  {
    // Begins on the next day in South Africa.
    ...{
      campaignId: '26-SC-014',
      since: '2026-08-16T22:00:00.000Z',
      description: 'A hose.',
      remedy: 'A clip.',
    },
    vehicles: 'AHTFR22G00 6012345 6012345\nAHTLB3CD40 1180000 1180009',
    _status: 'published',
  },
  {
    ...{ campaignId: '26-SC-020', since: '2026-11-01T10:00:00.000Z', description: 'Soon.', remedy: 'Soon.' },
    vehicles: 'AHTFR22G00 6000000 6999999',
    _status: 'draft',
  },
] as const

beforeAll(async () => {
  cms = await openTestCms()
  provideConfig({})
  for (const data of documents)
    await cms.payload.create({ collection: 'recalls', data, draft: data._status === 'draft' })
  await cms.payload.create({
    collection: 'service-keys',
    data: { name: 'Another installation', enableAPIKey: true, apiKey: serviceKey },
  })
  served = await serve(contractRouter(endpoints))
  const service = createServiceClient({
    name: 'recalls',
    baseUrl: `${served.url}/services/recall`,
    apiKey: serviceKey,
  })
  sources.local = localRecalls(async () => cms.payload)
  sources.upstream = upstreamRecalls(service, { log })
})
afterAll(async () => {
  await served.close()
  await cms.close()
})

describe.each(['local', 'upstream'] as const)('recalls, %s', (target) => {
  it('has the published campaigns of a vehicle, the newest first (V-103, V-301)', async () => {
    expect(await sources[target]?.campaigns(vinOf('AHTFR22G006012345'))).toEqual({
      ...{ found: true, fresh: true },
      value: [
        { id: '26-SC-014', description: 'A hose.', remedy: 'A clip.', since: '2026-08-17' },
        { id: '26-SC-009', description: 'A hinge.', remedy: 'Bolts.', since: '2026-05-04' },
      ],
    })
  })

  it.each([
    ['the last of a range', 'AHTLB3CD401180009', ['26-SC-014']],
    ['after a range', 'AHTLB3CD401180010', []],
    ['before a range', 'AHTFR22G006011999', []],
    ['of another prefix', 'AHTFR22G106012345', []],
    ['with a letter in its serial number', 'AHTFR22G0060A2345', []],
  ])('has those of a vehicle %s', async (_, vin, ids) => {
    const lookup = await sources[target]?.campaigns(vinOf(vin))
    expect(lookup).toMatchObject({ found: true, value: ids.map((id) => ({ id })) })
    expect(lookup?.found && lookup.value).toHaveLength(ids.length)
  })
})

describe('the served contract', () => {
  let networks = 0
  const get = (vin: string, headers: Record<string, string> = {}) => {
    networks += 1
    return fetch(`${served.url}${folder}/${vin}`, {
      headers: { 'x-forwarded-for': `10.9.${networks}.1`, ...headers },
    })
  }

  it('is requested at the address of the specification by another installation (V-109, V-301)', async () => {
    await sources.upstream?.campaigns(vinOf('ahtfr22g006012345'))
    expect(served.requests.at(-1)).toBe(`${folder}/AHTFR22G006012345`)
  })

  it('has the campaigns in its spelling, for no cache to store (V-103, V-301)', async () => {
    const response = await get('AHTLB3CD401180000')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.json()).toEqual([
      { campaignId: '26-SC-014', campaignDesc: 'A hose.', remedy: 'A clip.', since: '2026-08-17' },
    ])
  })

  it('has an empty list for a vehicle without a recall (V-301)', async () => {
    expect(await (await get('JTMHV05J704030444')).json()).toEqual([])
  })

  it.each(['AHTFR22G00601234', 'AHTFR22G-06012345', '%ff'])(
    'refuses %s without repeating it',
    async (vin) => {
      const response = await get(vin)
      expect(response.status).toBe(400)
      expect(await response.text()).not.toContain(vin)
    },
  )

  it('answers at most twenty lookups a minute of one network, and any number with a service key', async () => {
    const headers = { 'x-forwarded-for': '10.8.0.1' }
    const statuses: number[] = []
    for (let count = 0; count < 21; count++) statuses.push((await get('AHTLB3CD401180000', headers)).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    expect((await get('AHTLB3CD401180000', headers)).headers.get('retry-after')).toMatch(/^\d+$/)
    expect((await get('AHTLB3CD401180000', { ...headers, authorization })).status).toBe(200)
  })

  it('is published with its path', () => {
    const { paths } = openApiDocument(endpoints, '1.0.0') as { paths: Record<string, { get: object }> }
    expect(Object.keys(paths)).toEqual([`${folder}/{VIN}`])
    expect(JSON.stringify(paths)).toContain('"campaignDesc"')
  })
})

describe('a recall service that fails', () => {
  /** The campaigns that a service with this response has. */
  async function askServiceWith(status: number, body: string) {
    const service = await listen((_, response) => {
      if (status === 0) response.destroy()
      else response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
    const client = createServiceClient({ name: 'recalls', baseUrl: service.url, retries: 0, log })
    try {
      return await upstreamRecalls(client, { log }).campaigns(vinOf('AHTFR22G006012345'))
    } finally {
      await service.close()
    }
  }

  it.each([
    ['404', 404, '[]'],
    ['500', 500, '[]'],
    ['a dropped connection', 0, ''],
    ['no list', 200, '{"campaigns":[]}'],
    ['a list without one campaign', 200, '[{"campaignDesc":"A hose."}]'],
  ])('is never taken for one without a recall: %s (V-328)', async (_, status, body) => {
    expect(await askServiceWith(status, body)).toEqual({ found: false, failed: true })
  })

  it('leaves out what is no campaign, and keeps a campaign without a description', async () => {
    const campaign = (id: string) => ({ id, description: '', remedy: null, since: null })
    expect(await askServiceWith(200, '[{"campaignId":7},{},{"campaignId":"B","campaignDesc":null}]')).toEqual(
      {
        ...{ found: true, fresh: true, value: [campaign('7'), campaign('B')] },
      },
    )
    expect(warnings.at(-1)).toEqual([{ count: 1 }, expect.any(String)])
  })

  it('is logged without the VIN (V-301)', () => {
    expect(warnings.length).toBeGreaterThan(4)
    expect(JSON.stringify(warnings)).not.toContain('AHTFR22G')
    expect(JSON.stringify(warnings)).toContain('CampSummaries/vin/***')
  })
})
