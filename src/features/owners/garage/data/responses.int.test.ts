import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { testCache } from '#tests/next-cache.ts'
import type { CarValue, ModelFacts } from '../garage.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))
const { respondWithCarValue, respondWithModelFacts } = await import('./responses.ts')

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms({ content: true })
})
afterAll(() => cms.close())

const askFacts = (query: string) => respondWithModelFacts(new URLSearchParams(query))
const askValue = (query: string) => respondWithCarValue(new URLSearchParams(query))
const rename = (from: string, to: string) =>
  postgresOf(cms.payload).drizzle.execute(sql.raw(`alter table ${from} rename to ${to}`))

describe('what is known about the model of a car', () => {
  it('is its schedule and what the maker states', async () => {
    const { facts } = (await (await askFacts('model=A7O')).json()) as { facts: ModelFacts }
    expect(facts).toMatchObject({
      ...{ code: 'A7O', range: { slug: 'corolla-cross', name: 'Corolla Cross' } },
      ...{ serviceInterval: '15 000 km / 12 months', warranty: '3 years / 100 000 km' },
      ...{ servicePlan: '6 services / 90 000 km', batteryWarranty: '8 years / 195 000 km' },
      picture: { src: expect.stringMatching(/^\/art\/.*side/) },
    })
    expect(facts.services.slice(0, 2)).toEqual([15_000, 30_000])
  })

  it('is null of a part that the maker does not state', async () => {
    const { facts } = (await (await askFacts('model=57U')).json()) as { facts: ModelFacts }
    expect(facts.batteryWarranty).toBeNull()
  })

  it('is nothing for a model that is not on sale, and no failure', async () => {
    const response = await askFacts('model=ZZZ')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ facts: null })
  })

  it.each(['', 'model=', 'model=a%20b', 'vin=AHTFR22G006012345'])(
    'is refused for the query “%s”',
    async (query) => {
      expect((await askFacts(query)).status).toBe(400)
    },
  )
})

describe('what a car is worth', () => {
  it('is the median price of used ones of its range, a year around its own', async () => {
    const { rows } = await postgresOf(cms.payload).drizzle.execute(sql`
      select count(*)::int as count, round(percentile_cont(0.5) within group (order by price) / 100000) * 100000 as median
      from stock_vehicles join dealers on supplier_code = dealer_code
      where is_public and sold_at is null and toyota_supplier = 'Y' and dealers._status = 'published'
        and dealers.deleted_at is null and make = 'Toyota' and range = 'Fortuner' and year between 2020 and 2022
        and price is not null`)
    const [expected] = rows as { count: number; median: number }[]
    // The process may still hold the vehicles of an earlier test's database.
    testCache.expire(['stock'])
    const value = await vi.waitFor(
      async () => {
        const answer = (await (await askValue('model=57U&year=2021')).json()) as { value: CarValue }
        expect(answer.value.count).toBe(expected?.count)
        return answer.value
      },
      { timeout: 20_000 },
    )
    expect(value).toMatchObject({ name: 'Toyota Fortuner', years: [2020, 2022] })
    expect(value.count).toBeGreaterThanOrEqual(3)
    expect(value.median).toBe(Number(expected?.median))
    expect(value.path).toBe('/pre-owned?make=toyota&range=fortuner&min-year=2020&max-year=2022')
  })

  it.each(['model=57U&year=1960', 'model=ZZZ&year=2021'])('is no figure for %s', async (query) => {
    const response = await askValue(query)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ value: null })
  })

  it.each(['model=57U', 'model=57U&year=21', 'year=2021'])('is refused for the query “%s”', async (query) => {
    expect((await askValue(query)).status).toBe(400)
  })
})

it('what cannot be read is a failure, and not "nothing known"', async () => {
  await rename('models', 'gone')
  const responses = await Promise.all([askFacts('model=48V'), askValue('model=48V&year=2021')])
  await rename('gone', 'models')
  expect(responses.map(({ status }) => status)).toEqual([503, 503])
})
