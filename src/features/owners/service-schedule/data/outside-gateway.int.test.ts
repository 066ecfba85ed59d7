import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { tags } from '#platform/cache/tags.ts'
import { provideConfig } from '#platform/process/config.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { type Loopback, listen } from '#tests/contract/loopback.ts'
import { testCache } from '#tests/next-cache.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))
const { loadServiceTool } = await import('./load-tool.ts')
const { respondWithServiceSchedule } = await import('./section-responses.ts')

let gateway: Loopback
let cms: TestCms
let response: (address: string) => { status: number; body: unknown }

const good = (address: string) =>
  address.includes('kmInterval')
    ? { status: 200, body: { spStartKM: 10_000, spEndKM: 30_000, interval: 10_000 } }
    : {
        status: 200,
        body: {
          ...{ scheduleType: 'Normal', engine: '2.8', transmission: '6 Speed', labourTime: '1.2' },
          serviceItems: [{ intervalType: 'R', itemDesc: 'Oil', itemNum: 'A-1', itemQty: '7' }],
        },
      }
const down = () => ({ status: 500, body: 'trouble' })

beforeAll(async () => {
  gateway = await listen((request, outgoing) => {
    const { status, body } = response(request.url ?? '')
    outgoing.statusCode = status
    outgoing.end(JSON.stringify(body))
  })
  vi.stubEnv('SERVICE_SCHEDULE_API_URL', gateway.url)
  cms = await openTestCms({ content: true })
  provideConfig({})
})
afterAll(async () => {
  await cms.close()
  await gateway.close()
})
beforeEach(() => testCache.expire([tags.serviceSchedules]))

const ask = (query: string) => respondWithServiceSchedule(new URLSearchParams(query))

// The source keeps the last good responses for an hour, so the failures come first.
describe('the service schedule of an external gateway', () => {
  it('has failed for both calls, with the choice kept (V-339, G-3)', async () => {
    response = down
    const live = await loadServiceTool({ query: { model: '57U', km: '20000' } })
    expect(live).toMatchObject({
      state: 'ready',
      data: {
        choice: { range: 'fortuner', model: '57U', interval: 20_000 },
        parts: { intervals: 'failed', service: null },
      },
    })
    expect((await ask('model=57U')).status).toBe(503)
  })

  it('has failed for the items alone (V-339, G-3)', async () => {
    response = (address) => (address.includes('kmInterval') ? good(address) : down())
    const live = await loadServiceTool({ query: { model: '57U' } })
    expect(live).toMatchObject({
      data: { parts: { intervals: [10_000, 20_000, 30_000], service: 'failed' } },
    })
    expect((await ask('model=57U&km=10000')).status).toBe(503)
  })

  it('is called once for a model and once for each service (V-119, V-309, V-310)', async () => {
    response = good
    const from = gateway.requests.length
    await ask('model=57U')
    await ask('model=57U&km=10000')
    await ask('model=57U&km=20000')
    const plans = '/fcb-service-data/api/Plans'
    expect(gateway.requests.slice(from)).toEqual([
      `${plans}/kmInterval/57U`,
      `${plans}/serviceItems?smc=57U&intervalStep=10000`,
      `${plans}/serviceItems?smc=57U&intervalStep=20000`,
    ])
  })

  it('is not asked about models that visitors invent', async () => {
    const from = gateway.requests.length
    expect((await ask('model=ZZZ')).status).toBe(404)
    expect((await ask('model=57U&km=12345')).status).toBe(404)
    expect(gateway.requests.slice(from).filter((address) => !address.endsWith('kmInterval/57U'))).toEqual([])
  })
})
