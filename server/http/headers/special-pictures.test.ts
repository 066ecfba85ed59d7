import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

/** The image sources of a page with this configuration, which is read once. */
async function imageSources(environment: Record<string, string>) {
  vi.resetModules()
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const { policyOfPage } = await import('./page-policy.ts')
  return /img-src ([^;]*)/.exec(policyOfPage('/', '<!DOCTYPE html><html><body></body></html>'))?.[1]
}

test.each(['SPECIALS_API_URL', 'MERCHANDISE_API_URL'])(
  'allows pictures of other hosts only with an external service: %s (D-189)',
  async (variable) => {
    expect(await imageSources({})).toBe("'self' data:")
    expect(await imageSources({ [variable]: 'http://backend.example.co.za/api' })).toBe(
      "'self' data: https: http://backend.example.co.za",
    )
  },
)
