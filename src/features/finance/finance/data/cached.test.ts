import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { testCache } from '#tests/next-cache.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))
vi.stubEnv('LOG_LEVEL', 'silent')
vi.stubEnv('GATEWAY_URL', 'http://gateway.example')
const gateway = vi.fn<(address: string) => Promise<Response>>()
vi.stubGlobal('fetch', gateway)

const { guaranteedValueOf, findModelCode, subscriptionQuoteOf } = await import('./cached.ts')
const { FiguresUnavailable } = await import('./figure-source.ts')

const respondWith = (createResponse: () => Response) =>
  gateway.mockImplementation(async () => createResponse())
beforeEach(() => {
  gateway.mockReset()
  testCache.expire(['everything'])
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const hilux = (id: number, smc: string) => ({
  ...{ id, smc, mileage: 20_000, term: 48, factor: 0.55 },
  description: `HILUX DC ${id}`,
})

test('resolves a model name to the code of the matching record with the highest id (V-067, V-306)', async () => {
  respondWith(() => Response.json([hilux(7, '49Y'), hilux(12, '39G')]))
  expect(await findModelCode('HILUX DC')).toBe('39G')
  expect(gateway.mock.lastCall?.[0]).toBe(
    'http://gateway.example/gfv-values?filter[where][description][like]=HILUX%20DC&filter[order]=id%20DESC',
  )
})

test('returns null when no record matches the name', async () => {
  respondWith(() => Response.json([]))
  expect(await findModelCode('ORION')).toBeNull()
})

test('throws errors without caching them, and caches a response until the figures of its model change', async () => {
  const read = () => guaranteedValueOf('39G', { mileage: 20_000, months: 48 })
  respondWith(() => new Response('gateway failure', { status: 500 }))
  await expect(read()).rejects.toThrow(FiguresUnavailable)
  respondWith(() => Response.json([hilux(12, '39G')]))
  expect(await read()).toMatchObject({ factor: 5_500 })
  expect(await read()).toMatchObject({ factor: 5_500 })
  expect(gateway).toHaveBeenCalledTimes(2)
  testCache.expire(['finance:model:49Y'])
  await read()
  expect(gateway).toHaveBeenCalledTimes(2)
  testCache.expire(['finance:model:39G'])
  await read()
  expect(gateway).toHaveBeenCalledTimes(3)
})

test('expires a cached quote when the list of vehicles changes', async () => {
  respondWith(() => Response.json([]))
  expect(await subscriptionQuoteOf('39G', 1_000)).toBeNull()
  testCache.expire(['vehicles:list'])
  await subscriptionQuoteOf('39G', 1_000)
  expect(gateway).toHaveBeenCalledTimes(2)
})
