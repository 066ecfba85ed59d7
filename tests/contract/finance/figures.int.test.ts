import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createLocalFigures,
  createUpstreamFigures,
  endpoints,
  type FinanceFigures,
} from '#features/finance/finance/services.ts'
import { createServiceClient } from '#platform/service/client.ts'
import { openApiDocument } from '#platform/service/openapi.ts'
import { contractRouter } from '#platform/service/router.ts'
import { openTestCms, type TestCms } from '../../cms.ts'
import { type Loopback, serve } from '../loopback.ts'
import { seedFigures } from './seed-figures.ts'
import { describeFinanceFigures } from './suite.ts'

const brand = 'Toyota'
const handle = contractRouter(endpoints)

let cms: TestCms
let server: Loopback
let upstream: FinanceFigures

/** The contract we serve, called in process without a network. */
const served = createUpstreamFigures(
  createServiceClient({
    name: 'finance',
    baseUrl: 'http://served/services/gateway',
    fetch: (input, init) => handle(new Request(input, init)),
  }),
  { brand },
)

beforeAll(async () => {
  cms = await openTestCms()
  await seedFigures(cms.payload)
  server = await serve(handle)
  const service = createServiceClient({ name: 'finance', baseUrl: `${server.url}/services/gateway` })
  upstream = createUpstreamFigures(service, { brand })
})
afterAll(async () => {
  await server.close()
  await cms.close()
})

const local = createLocalFigures(async () => cms.payload, { brand })

describeFinanceFigures('our database', () => local)
describeFinanceFigures('the contract we serve', () => served)
describeFinanceFigures('an outside service with the same contract', () => upstream)

async function fetchJson(path: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${server.url}/services/gateway/${path}`)
  return { status: response.status, body: await response.json() }
}

describe('the finance contract we serve', () => {
  test('returns guaranteed values in wire format, the factor as a decimal (G-10, V-068)', async () => {
    const path = 'gfv-values?filter[where][smc]=N35&filter[where][mileage]=20000&filter[where][term]=48'
    expect(await fetchJson(path)).toEqual({
      status: 200,
      body: [
        {
          id: expect.any(Number),
          smc: 'N35',
          mileage: 20_000,
          term: 48,
          factor: 0.515,
          description: 'HILUX DC 2.8 GD-6 RAIDER 6AT',
        },
      ],
    })
  })

  test('returns only the newest value whose description contains HILUX DC (V-306)', async () => {
    const path =
      'gfv-values?filter[where][description][like]=HILUX%20DC&filter[order]=id%20DESC&filter[limit]=1'
    expect((await fetchJson(path)).body).toMatchObject([{ smc: 'P35', mileage: 35_000 }])
  })

  test('returns quotes in wire format, amounts in rand (V-304)', async () => {
    expect(await fetchJson('ratebook/quotes/filter?make=toyota&monthlyMileage=2000&smc=N35')).toEqual({
      status: 200,
      body: [
        {
          term: 60,
          odometerReading: 120_000,
          leasePrice: 13_000.01,
          kintoProtectInclVat: 412.5,
          quoteReference: null,
        },
      ],
    })
    expect((await fetchJson('ratebook/quotes/filter?make=lexus&monthlyMileage=1000&smc=L01')).body).toEqual(
      [],
    )
  })

  test.each([
    ['gfv-values?filter[where][mileage]=many', 'A value for mileage is a whole number.'],
    ['gfv-values?filter[where][factor]=0.5', /^The filter does not know the field “factor”/],
    ['ratebook/quotes/filter?make=toyota&monthlyMileage=1e3&smc=N35', /^The parameter monthlyMileage is/],
    ['ratebook/quotes/filter?make=toyota&monthlyMileage=1000', /^The parameter smc is missing/],
    ['ratebook/quotes/filter?make=toyota&monthlyMileage=1000&smc=N35&smc=P35', /more than once/],
    [
      'ratebook/quotes/filter?make=toyota&monthlyMileage=1000&smc=N35&colour=red',
      /^The parameter “colour” is not known/,
    ],
  ])('returns 400 with a detail sentence for %s', async (path, detail) => {
    expect(await fetchJson(path)).toEqual({
      status: 400,
      body: expect.objectContaining({ detail: expect.stringMatching(detail) }),
    })
  })

  test('documents its parameters in OpenAPI', () => {
    const { paths } = openApiDocument(endpoints, '1') as { paths: Record<string, unknown> }
    expect(paths['/services/gateway/ratebook/quotes/filter']).toMatchObject({
      get: {
        parameters: [
          { name: 'make', in: 'query', required: true },
          { name: 'monthlyMileage', required: true, schema: { type: 'string', pattern: '^[1-9]\\d{0,5}$' } },
          { name: 'smc', required: true },
        ],
      },
    })
    expect(Object.keys(paths)).toContain('/services/gateway/gfv-values')
  })
})
