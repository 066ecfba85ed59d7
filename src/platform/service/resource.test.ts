import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createRateLimit } from '../http/rate-limit.ts'
import { contractResource } from './resource.ts'
import { contractRouter } from './router.ts'

const endpoint = contractResource({
  path: '/services/things/{code}',
  summary: 'A thing',
  parameter: { name: 'code', schema: z.string().regex(/^[a-z é]{1,5}$/) },
  response: z.object({ code: z.string() }),
  identifyCaller: async ({ headers }) => headers.get('authorization'),
  limit: createRateLimit({ max: 3, periodMs: 60_000 }),
  async find(code) {
    if (code === 'fail') throw new Error('secret detail')
    return { code }
  },
})
const handle = contractRouter([endpoint])
const get = (path: string, caller?: string) =>
  handle(new Request(`https://x.example${path}`, { headers: caller ? { authorization: caller } : {} }))

describe('an endpoint with a parameter in its path', () => {
  it('finds what the decoded parameter names, for a known caller', async () => {
    const response = await get('/services/things/a%20%C3%A9/', 'one')
    expect([response.status, await response.json()]).toEqual([200, { code: 'a é' }])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it.each([
    ['an unknown caller', '/services/things/a', undefined, 401],
    ['an invalid parameter', '/services/things/A', 'two', 400],
    ['an escape that cannot be decoded', '/services/things/%E0', 'two', 400],
    ['a deeper path', '/services/things/a/b', 'two', 404],
    ['the folder', '/services/things', 'two', 404],
    ['an internal error', '/services/things/fail', 'two', 500],
  ])('refuses %s', async (_, path, caller, status) => {
    const response = await get(path, caller)
    expect(response.status).toBe(status)
    expect(await response.text()).not.toContain('secret')
  })

  it('limits the calls of each caller', async () => {
    for (let call = 0; call < 3; call += 1)
      expect((await get('/services/things/a', 'three')).status).toBe(200)
    const limited = await get('/services/things/a', 'three')
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
