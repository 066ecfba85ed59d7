import { expect, test } from 'vitest'
import { ServiceFailure } from './failure.ts'
import { createLastGood } from './last-good.ts'

const down = async (): Promise<string> => {
  throw new ServiceFailure('vehicles', 'refused')
}

test('returns the last successful response, marked as stale, after a failure', async () => {
  const cache = createLastGood<string>({ maxAgeMs: 1_000, maxEntries: 10 })
  await cache.answer('ranges', async () => 'first')
  expect(await cache.answer('ranges', async () => 'second')).toEqual({ value: 'second', fresh: true })
  expect(await cache.answer('ranges', down)).toEqual({ value: 'second', fresh: false })
})

test('throws after a failure without an earlier response to the same query', async () => {
  const cache = createLastGood<string>({ maxAgeMs: 1_000, maxEntries: 10 })
  await cache.answer('ranges', async () => 'first')
  await expect(cache.answer('models', down)).rejects.toThrow(ServiceFailure)
})

test('expires a response by its age since it was fetched, not since it was last used', async () => {
  let now = 1
  const cache = createLastGood<string>({ maxAgeMs: 1_000, maxEntries: 10, now: () => now })
  await cache.answer('ranges', async () => 'first')
  now += 700
  await expect(cache.answer('ranges', down)).resolves.toEqual({ value: 'first', fresh: false })
  now += 400
  await expect(cache.answer('ranges', down)).rejects.toThrow(ServiceFailure)
})

test('keeps only the maximum number of responses', async () => {
  const cache = createLastGood<string>({ maxAgeMs: 1_000, maxEntries: 2 })
  for (const key of ['a', 'b', 'c']) await cache.answer(key, async () => key)
  await expect(cache.answer('a', down)).rejects.toThrow(ServiceFailure)
  await expect(cache.answer('b', down)).resolves.toEqual({ value: 'b', fresh: false })
})

test('rethrows an error that is not a service failure', async () => {
  const cache = createLastGood<string>({ maxAgeMs: 1_000, maxEntries: 10 })
  await cache.answer('ranges', async () => 'first')
  const fail = async (): Promise<string> => {
    throw new TypeError('ours')
  }
  await expect(cache.answer('ranges', fail)).rejects.toThrow(TypeError)
})
