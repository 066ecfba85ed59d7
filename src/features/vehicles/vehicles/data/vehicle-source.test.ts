import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** Loads the catalogue of a process with this environment; reading our own database rejects. */
async function catalogueOf(vehicleApiUrl: string) {
  vi.stubEnv('LOG_LEVEL', 'silent')
  vi.stubEnv('VEHICLE_API_URL', vehicleApiUrl)
  const { registerCms } = await import('#platform/process/cms.ts')
  registerCms(() => Promise.reject(new Error('our own database was read')))
  const { vehicleSource } = await import('./vehicle-source.ts')
  return vehicleSource.port()
}

test('reads the vehicles from its own database without VEHICLE_API_URL', async () => {
  const catalogue = await catalogueOf('')
  await expect(catalogue.ranges()).rejects.toThrow('our own database was read')
})

test('reads the vehicles from the service with VEHICLE_API_URL, and serves stale responses on error', async () => {
  const fetchMock = vi.fn(async (_address: string) => Response.json([{ name: 'Vitz', rangeSlug: 'vitz' }]))
  vi.stubGlobal('fetch', fetchMock)
  const catalogue = await catalogueOf('http://vehicles.example/api/')
  expect(await catalogue.range('vitz')).toMatchObject({ found: true, fresh: true })
  fetchMock.mockImplementation(async () => new Response('', { status: 500 }))
  expect(await catalogue.range('vitz')).toMatchObject({ found: true, fresh: false })
  expect(fetchMock.mock.lastCall?.[0]).toBe(
    'http://vehicles.example/api/vehicle-ranges/?filter[where][brand]=Toyota',
  )
})
