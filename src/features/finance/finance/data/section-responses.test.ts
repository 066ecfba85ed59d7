import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const record = { smc: '57U', mileage: 20_000, term: 48, factor: 0.5, description: 'FORTUNER 2.8' }
const quote = {
  term: 60,
  odometerReading: 60_000,
  leasePrice: 21_398.5,
  kintoProtectInclVat: 620.97,
  quoteReference: 'KQ-57U-1000',
}

/** A site whose gateway sends the given responses, with the requests the gateway has received. */
async function siteWith(initialResponse: () => Response) {
  vi.stubEnv('LOG_LEVEL', 'silent')
  vi.stubEnv('GATEWAY_URL', 'http://gateway.example/')
  const requests: string[] = []
  let createResponse = initialResponse
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address.replace('http://gateway.example/', ''))
    return createResponse()
  })
  const { respondWithGuaranteedValue, respondWithSubscriptionQuote } = await import('./section-responses.ts')
  const read = async (response: Response) => ({ status: response.status, body: await response.json() })
  return {
    requests,
    respondWith(next: () => Response) {
      createResponse = next
    },
    value: async (query: string) => read(await respondWithGuaranteedValue(new URLSearchParams(query))),
    quote: async (query: string) => read(await respondWithSubscriptionQuote(new URLSearchParams(query))),
    rawValue: (query: string) => respondWithGuaranteedValue(new URLSearchParams(query)),
  }
}

const unavailable = {
  status: 503,
  body: expect.objectContaining({ detail: 'The finance figures are not available at the moment.' }),
}

test('responds with the factor of the first record (V-062)', async () => {
  const site = await siteWith(() => Response.json([record, { ...record, factor: 0.6 }]))
  const { status, body } = await site.value('code=57U&mileage=20000&months=48')
  expect(status).toBe(200)
  expect(body.value).toMatchObject({ code: '57U', factor: 5_000 })
})

test('sends one gateway request for each mileage and term (V-061, V-305)', async () => {
  const site = await siteWith(() => Response.json([record]))
  await site.value('code=57U&mileage=20000&months=48')
  await site.value('code=57U&mileage=20000&months=36')
  await site.value('code=57U&mileage=25000&months=36')
  expect(site.requests).toEqual([
    'gfv-values?filter[where][smc]=57U&filter[where][mileage]=20000&filter[where][term]=48',
    'gfv-values?filter[where][smc]=57U&filter[where][mileage]=20000&filter[where][term]=36',
    'gfv-values?filter[where][smc]=57U&filter[where][mileage]=25000&filter[where][term]=36',
  ])
})

test('checks whether a model has guaranteed values without sending mileage and term (V-008, V-305)', async () => {
  const site = await siteWith(() => Response.json([]))
  expect(await site.value('code=57U')).toEqual({ status: 200, body: { value: null } })
  site.respondWith(() => Response.json([record]))
  expect((await site.value('code=57U')).body.value).toMatchObject({ code: '57U' })
  expect(site.requests).toEqual(['gfv-values?filter[where][smc]=57U', 'gfv-values?filter[where][smc]=57U'])
})

test('responds with the first quote, to the cent (V-072, V-304)', async () => {
  const site = await siteWith(() => Response.json([quote, { ...quote, leasePrice: 1 }]))
  expect(await site.quote('code=57U&mileage=1000')).toEqual({
    status: 200,
    body: {
      quote: {
        months: 60,
        odometer: 60_000,
        leasePrice: 2_139_850,
        protect: 62_097,
        reference: 'KQ-57U-1000',
      },
    },
  })
  expect(site.requests).toEqual(['ratebook/quotes/filter?make=toyota&monthlyMileage=1000&smc=57U'])
})

test('distinguishes a failed rate book from an empty one, and returns the quote after a retry (V-330)', async () => {
  const site = await siteWith(() => Response.json([]))
  expect(await site.quote('code=57U&mileage=1000')).toEqual({ status: 200, body: { quote: null } })
  site.respondWith(() => new Response('gateway failure', { status: 500 }))
  expect(await site.quote('code=57U&mileage=1000')).toEqual(unavailable)
  site.respondWith(() => Response.json([quote]))
  expect((await site.quote('code=57U&mileage=1000')).body.quote).toMatchObject({ leasePrice: 2_139_850 })
})

test('responds with an error, not a stale factor, when the gateway fails after a success (V-332)', async () => {
  const site = await siteWith(() => Response.json([record]))
  const query = 'code=57U&mileage=20000&months=48'
  expect((await site.value(query)).status).toBe(200)
  site.respondWith(() => new Response('gateway failure', { status: 500 }))
  expect(await site.value(query)).toEqual(unavailable)
})

test('marks every response as no-store', async () => {
  const site = await siteWith(() => Response.json([record]))
  for (const query of ['code=57U', 'code=1', 'code=57U&mileage=20000&months=48'])
    expect((await site.rawValue(query)).headers.get('cache-control')).toBe('no-store')
})

const invalidQueries = [
  '',
  'code=',
  'code=57u',
  'code=57U%20or%201',
  'code=57U&code=57V',
  'code=57U&mileage=20000',
  'code=57U&months=48',
  'code=57U&mileage=-1&months=48',
  'code=57U&mileage=1e4&months=48',
  'code=57U&mileage=20000&months=48&more=1',
]

test.each(invalidQueries)(
  'rejects the query “%s” with an explanation and no gateway request',
  async (query) => {
    const site = await siteWith(() => Response.json([record]))
    expect(await site.value(query)).toMatchObject({
      status: 400,
      body: { detail: expect.stringMatching(/\.$/) },
    })
    expect(site.requests).toEqual([])
  },
)

test.each([
  '',
  'code=57U',
  'code=57U&mileage=0',
  'code=57U&mileage=1000&months=60',
  'code=57U&mileage=1&mileage=2',
])('rejects the quote query “%s” with an explanation and no gateway request', async (query) => {
  const site = await siteWith(() => Response.json([quote]))
  expect(await site.quote(query)).toMatchObject({
    status: 400,
    body: { detail: 'The query of a quote consists of code and mileage (kilometres a month).' },
  })
  expect(site.requests).toEqual([])
})

test('responds with the texts of the calculators in a language, and with 400 without one', async () => {
  const { respondWithCalculatorTexts } = await import('./section-responses.ts')
  const respond = (query: string) => respondWithCalculatorTexts(new URLSearchParams(query))
  expect(await respond('lang=af').json()).toMatchObject({
    calculators: { balloon: 'Ballon' },
    waysToPay: { lease: 'Huur' },
  })
  expect(['', 'lang=fr', 'lang=en&lang=af', 'lang=en&x=1'].map((query) => respond(query).status)).toEqual([
    400, 400, 400, 400,
  ])
})
