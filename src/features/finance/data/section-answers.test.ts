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

/** The answers of a site whose gateway answers so, and what the gateway was asked. */
async function siteWith(behaviour: () => Response) {
  vi.stubEnv('LOG_LEVEL', 'silent')
  vi.stubEnv('GATEWAY_URL', 'http://gateway.example/')
  const asked: string[] = []
  let answer = behaviour
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.replace('http://gateway.example/', ''))
    return answer()
  })
  const { answerGuaranteedValue, answerSubscriptionQuote } = await import('./section-answers.ts')
  const read = async (response: Response) => ({ status: response.status, body: await response.json() })
  return {
    asked,
    from(next: () => Response) {
      answer = next
    },
    value: async (query: string) => read(await answerGuaranteedValue(new URLSearchParams(query))),
    quote: async (query: string) => read(await answerSubscriptionQuote(new URLSearchParams(query))),
    rawValue: (query: string) => answerGuaranteedValue(new URLSearchParams(query)),
  }
}

const unavailable = {
  status: 503,
  body: expect.objectContaining({ detail: 'The figures cannot be read at the moment.' }),
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
  expect(site.asked).toEqual([
    'gfv-values?filter[where][smc]=57U&filter[where][mileage]=20000&filter[where][term]=48',
    'gfv-values?filter[where][smc]=57U&filter[where][mileage]=20000&filter[where][term]=36',
    'gfv-values?filter[where][smc]=57U&filter[where][mileage]=25000&filter[where][term]=36',
  ])
})

test('checks whether a model has guaranteed values without sending mileage and term (V-008, V-305)', async () => {
  const site = await siteWith(() => Response.json([]))
  expect(await site.value('code=57U')).toEqual({ status: 200, body: { value: null } })
  site.from(() => Response.json([record]))
  expect((await site.value('code=57U')).body.value).toMatchObject({ code: '57U' })
  expect(site.asked).toEqual(['gfv-values?filter[where][smc]=57U', 'gfv-values?filter[where][smc]=57U'])
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
  expect(site.asked).toEqual(['ratebook/quotes/filter?make=toyota&monthlyMileage=1000&smc=57U'])
})

test('distinguishes a failed rate book from an empty one, and returns the quote after a retry (V-330)', async () => {
  const site = await siteWith(() => Response.json([]))
  expect(await site.quote('code=57U&mileage=1000')).toEqual({ status: 200, body: { quote: null } })
  site.from(() => new Response('trouble', { status: 500 }))
  expect(await site.quote('code=57U&mileage=1000')).toEqual(unavailable)
  site.from(() => Response.json([quote]))
  expect((await site.quote('code=57U&mileage=1000')).body.quote).toMatchObject({ leasePrice: 2_139_850 })
})

test('responds with an error, not a stale factor, when the gateway fails after a success (V-332)', async () => {
  const site = await siteWith(() => Response.json([record]))
  const query = 'code=57U&mileage=20000&months=48'
  expect((await site.value(query)).status).toBe(200)
  site.from(() => new Response('trouble', { status: 500 }))
  expect(await site.value(query)).toEqual(unavailable)
})

test('marks every response as no-store', async () => {
  const site = await siteWith(() => Response.json([record]))
  for (const query of ['code=57U', 'code=1', 'code=57U&mileage=20000&months=48'])
    expect((await site.rawValue(query)).headers.get('cache-control')).toBe('no-store')
})

const nonsense = [
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

test.each(nonsense)('rejects the query “%s” with an explanation and no gateway request', async (query) => {
  const site = await siteWith(() => Response.json([record]))
  expect(await site.value(query)).toMatchObject({
    status: 400,
    body: { detail: expect.stringMatching(/\.$/) },
  })
  expect(site.asked).toEqual([])
})

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
    body: { detail: 'A quote is asked for with the code of a model and kilometres a month.' },
  })
  expect(site.asked).toEqual([])
})
