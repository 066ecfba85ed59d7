import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { tags } from '#platform/cache/tags.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { testCache } from '#tests/next-cache.ts'
import type { ServiceTool } from '../tool.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))
const { loadServiceTool } = await import('./load-tool.ts')
const { respondWithServiceSchedule } = await import('./section-responses.ts')

let cms: TestCms

beforeAll(async () => {
  cms = await openTestCms({ content: true })
})
afterAll(() => cms.close())
beforeEach(() => testCache.expire([tags.serviceSchedules]))

async function toolFor(query: Readonly<Record<string, string>>): Promise<ServiceTool> {
  const live = await loadServiceTool({ query })
  if (live.state !== 'ready') throw new Error(`The section is ${live.state}.`)
  return live.data
}

const ask = async (query: string) => {
  const response = await respondWithServiceSchedule(new URLSearchParams(query))
  return { status: response.status, body: await response.json() }
}

describe('the service schedule of a page', () => {
  it('has every range with name and code, and no choice without a query (V-115, V-254)', async () => {
    const { ranges, choice, parts } = await toolFor({})
    expect(ranges).toContainEqual({ slug: 'hilux-double-cab', name: 'Hilux Double Cab', code: 'HDC' })
    expect(choice).toEqual({ range: null, model: null, interval: 0 })
    expect(parts).toEqual({ models: null, intervals: null, service: null })
  })

  it('has the models of the range that the query chooses (V-116)', async () => {
    const { choice, parts } = await toolFor({ range: 'fortuner' })
    expect(choice).toEqual({ range: 'fortuner', model: null, interval: 0 })
    expect(parts.models).toContainEqual({
      ...{ code: '57U', name: expect.stringContaining('Fortuner') },
      picture: expect.objectContaining({ src: expect.stringMatching(/^\/art\/.*side/) }),
    })
    expect(parts.intervals).toBeNull()
  })

  it('has the models of a range by its code (V-254)', async () => {
    const { choice, parts } = await toolFor({ range: 'FOR' })
    expect(choice.range).toBe('fortuner')
    expect(parts).toEqual((await toolFor({ range: 'fortuner' })).parts)
  })

  it('has the first service of a model by its code alone, with its range (V-117)', async () => {
    const { choice, parts } = await toolFor({ model: '57U' })
    expect(choice).toEqual({ range: 'fortuner', model: '57U', interval: 10_000 })
    expect(parts.intervals).toEqual(Array.from({ length: 20 }, (_, index) => (index + 1) * 10_000))
    expect(parts.service).toMatchObject({
      ...{ scheduleType: 'Normal', engine: '2.8 GD-6 turbodiesel' },
      items: expect.arrayContaining([
        { type: 'replace', description: 'Engine oil', partNumber: 'OIL-28D', quantity: '7,5 L' },
      ]),
    })
  })

  it('has the service of the kilometres that the query chooses', async () => {
    const { choice, parts } = await toolFor({ model: '57U', km: '40000' })
    expect(choice.interval).toBe(40_000)
    expect(parts.service).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ description: 'Brake fluid' })]),
    })
  })

  it.each([
    ['a range that does not exist', { range: 'zeppelin' }, null, null, 0],
    ['a model that does not exist', { range: 'fortuner', model: 'ZZZ' }, 'fortuner', null, 0],
    ['a model of the range before', { range: 'vitz', model: '57U', km: '20000' }, 'vitz', null, 0],
    ['kilometres that are no service', { model: '57U', km: '12345' }, 'fortuner', '57U', 10_000],
  ])('ignores %s', async (_, query, range, model, interval) => {
    expect((await toolFor(query)).choice).toEqual({ range, model, interval })
  })

  it('changes when an editor changes the schedule', async () => {
    const { docs } = await cms.payload.find({
      collection: 'serviceSchedules',
      where: { 'models.code': { equals: 'S31' } },
      limit: 1,
    })
    expect((await toolFor({ model: 'S31' })).parts.intervals).toContain(200_000)
    await cms.payload.update({
      collection: 'serviceSchedules',
      id: docs[0]?.id ?? 0,
      data: { end: 60_000 },
    })
    testCache.expire([tags.serviceSchedules])
    expect((await toolFor({ model: 'S31' })).parts.intervals).toEqual([20_000, 40_000, 60_000])
  })
})

describe('the service schedule in the browser', () => {
  it('is told the models, the services and a service (V-116 to V-119, V-313)', async () => {
    expect((await ask('range=vitz')).body.map(({ code }: { code: string }) => code).toSorted()).toEqual([
      ...['86T', '86W', '86X'],
    ])
    const { body } = await ask('model=86T')
    expect(body.slice(0, 3)).toEqual([15_000, 30_000, 45_000])
    expect((await ask('model=86T&km=15000')).body).toMatchObject({ engine: '1.0 petrol', labourTime: '0.9' })
  })

  it.each(['range=zeppelin', 'model=ZZZ', 'model=ZZZ&km=10000', 'model=86T&km=10000'])(
    'is told that there is nothing for %s, which fills no cache',
    async (query) => {
      await ask('model=86T')
      const size = testCache.size()
      expect((await ask(query)).status).toBe(404)
      expect(testCache.size()).toBe(size)
    },
  )

  it.each(['', 'km=10000', 'model=86T&km=0', 'model=86T&model=86X', 'range=vitz&model=86T'])(
    'is refused for the query “%s”',
    async (query) => {
      expect((await ask(query)).status).toBe(400)
    },
  )
})
