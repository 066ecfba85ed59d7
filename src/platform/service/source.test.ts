import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { testCache } from '#tests/next-cache.ts'
import { cacheAnswer } from '../cache/cache-response.ts'
import { caches } from '../cache/caches.ts'
import type { Lookup } from './lookup.ts'
import { createServiceSource, ServiceUnavailable } from './source.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))

/** A port with one question about each of some names. */
type Port = { find(name: string): Promise<Lookup<string>> }

const found = (value: string, fresh = true): Lookup<string> => ({ found: true, value, fresh })
const missing: Lookup<string> = { found: false, failed: false }
const failed: Lookup<string> = { found: false, failed: true }

const find = vi.fn<Port['find']>()
const source = createServiceSource<Port>({
  name: 'ranges',
  service: () => ({ baseUrl: undefined }),
  local: () => ({ find }),
  upstream: () => {
    throw new Error('No address is configured.')
  },
  unavailable: () => new ServiceUnavailable('The service of ranges failed.'),
})

beforeEach(() => {
  find.mockReset()
  testCache.expire(['everything'])
})

describe('a source of a service', () => {
  test('returns what was found, and null when there is nothing', async () => {
    find.mockResolvedValueOnce(found('Vitz')).mockResolvedValueOnce(missing)
    expect(await source.ask((port) => port.find('vitz'))).toBe('Vitz')
    expect(await source.ask((port) => port.find('orion'))).toBeNull()
  })

  test('throws when the service failed, also while other queries are answered', async () => {
    find.mockImplementation(async (name) => (name === 'down' ? failed : found(name)))
    await expect(source.ask((port) => port.find('down'))).rejects.toThrow(ServiceUnavailable)
    const both = source.answer((ask) =>
      Promise.all(['vitz', 'down'].map((name) => ask((port) => port.find(name)))),
    )
    await expect(both).rejects.toThrow('The service of ranges failed.')
  })

  test('rethrows an error of our own', async () => {
    find.mockRejectedValue(new TypeError('bug'))
    await expect(source.ask((port) => port.find('vitz'))).rejects.toThrow(TypeError)
  })

  test.each([
    ['fresh responses', [true, true], true],
    ['a stale first response', [false, true], false],
    ['a stale last response', [true, false], false],
  ])('marks the result of %s', async (_, [first, last], fresh) => {
    find.mockResolvedValueOnce(found('Vitz', first)).mockResolvedValueOnce(found('Rumion', last))
    const result = await source.answer(async (ask) => [
      await ask((port) => port.find('vitz')),
      await ask((port) => port.find('rumion')),
    ])
    expect(result).toEqual({ value: ['Vitz', 'Rumion'], fresh })
  })
})

describe('a cached answer', () => {
  const cachedRange = (name: string) =>
    cacheAnswer(source, caches.vehicles, [name], (ask) => ask((port) => port.find(name)))

  test('is read once, under the name of its source and its own key', async () => {
    find.mockImplementation(async (name) => found(name))
    expect([await cachedRange('vitz'), await cachedRange('vitz'), await cachedRange('rumion')]).toEqual([
      'vitz',
      'vitz',
      'rumion',
    ])
    expect(find.mock.calls).toEqual([['vitz'], ['rumion']])
  })

  test('is no failure: the next visit asks again', async () => {
    find.mockResolvedValueOnce(failed).mockResolvedValueOnce(found('Vitz'))
    await expect(cachedRange('vitz')).rejects.toThrow(ServiceUnavailable)
    expect(await cachedRange('vitz')).toBe('Vitz')
  })
})

describe('the adapter of a source', () => {
  const response = z.object({ name: z.string() })
  const fetch = vi.fn<typeof globalThis.fetch>()
  const readAddress = vi.fn(() => 'https://ranges.example.co.za/api')
  const external = createServiceSource<Port>({
    name: 'ranges',
    service: () => ({ baseUrl: readAddress(), apiKey: 'secret', fetch }),
    local: () => {
      throw new Error('An address is configured.')
    },
    upstream: (client, baseUrl) => ({
      async find(path) {
        const { name } = await client.getJson(path, response)
        return found(`${name} of ${baseUrl}`)
      },
    }),
    unavailable: () => new ServiceUnavailable('The service of ranges failed.'),
  })

  test('is that of the service when its address is configured, which is read once', async () => {
    fetch.mockImplementation(async () => Response.json({ name: 'Vitz' }))
    for (let visit = 1; visit <= 2; visit++)
      expect(await external.ask((port) => port.find('vitz'))).toBe('Vitz of https://ranges.example.co.za/api')
    expect(fetch.mock.calls.map(([address]) => address)).toEqual(
      Array(2).fill('https://ranges.example.co.za/api/vitz'),
    )
    expect(fetch.mock.lastCall?.[1]?.headers).toMatchObject({ authorization: 'users API-Key secret' })
    expect(readAddress).toHaveBeenCalledOnce()
  })
})
