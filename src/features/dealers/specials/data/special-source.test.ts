import { afterEach, expect, test, vi } from 'vitest'

const dealer = { slug: 'marula', group: null }

/** Loads the module with its configuration, which it reads once. */
async function loadSource(environment: Record<string, string>) {
  vi.resetModules()
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  return (await import('./special-source.ts')).specialSource
}

const addresses: string[] = []
vi.stubGlobal('fetch', async (address: string | URL | Request) => {
  addresses.push(String(address))
  return Response.json([])
})

afterEach(() => {
  vi.unstubAllEnvs()
  addresses.length = 0
})

test('asks the second host for advertised specials only (D-373)', async () => {
  const specialSource = await loadSource({
    SPECIALS_API_URL: 'https://one.example.co.za',
    SECOND_SPECIALS_API_URL: 'https://two.example.co.za',
  })
  await specialSource('own').port().specialsOf(dealer)
  await specialSource('advertised').port().specialsOf(dealer)
  expect(addresses).toEqual([
    'https://one.example.co.za/dealer-ads/marula',
    'https://two.example.co.za/dealer-ads/marula',
  ])
})

test('asks the first host for both without a second one (D-373)', async () => {
  const specialSource = await loadSource({ SPECIALS_API_URL: 'https://one.example.co.za' })
  await specialSource('advertised').port().specialsOf(dealer)
  expect(addresses).toEqual(['https://one.example.co.za/dealer-ads/marula'])
})
