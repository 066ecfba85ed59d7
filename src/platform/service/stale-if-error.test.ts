import { expect, test } from 'vitest'
import { ServiceFailure } from './failure.ts'
import { createStaleIfError } from './stale-if-error.ts'

const down = async (): Promise<string> => {
  throw new ServiceFailure('vehicles', 'refused')
}

test('returns the last successful response, marked as stale, after a failure', async () => {
  const cache = createStaleIfError<string>({ maxAgeMs: 1_000, maxEntries: 10 })
  await cache.fetch('ranges', async () => 'first')
  expect(await cache.fetch('ranges', async () => 'second')).toEqual({ value: 'second', fresh: true })
  expect(await cache.fetch('ranges', down)).toEqual({ value: 'second', fresh: false })
})

test('throws after a failure without an earlier response to the same query', async () => {
  const cache = createStaleIfError<string>({ maxAgeMs: 1_000, maxEntries: 10 })
  await cache.fetch('ranges', async () => 'first')
  await expect(cache.fetch('models', down)).rejects.toThrow(ServiceFailure)
})

test('expires a response by its age since it was fetched, not since it was last used', async () => {
  let now = 1
  const cache = createStaleIfError<string>({ maxAgeMs: 1_000, maxEntries: 10, now: () => now })
  await cache.fetch('ranges', async () => 'first')
  now += 700
  await expect(cache.fetch('ranges', down)).resolves.toEqual({ value: 'first', fresh: false })
  now += 400
  await expect(cache.fetch('ranges', down)).rejects.toThrow(ServiceFailure)
})

test('keeps only the maximum number of responses', async () => {
  const cache = createStaleIfError<string>({ maxAgeMs: 1_000, maxEntries: 2 })
  for (const key of ['a', 'b', 'c']) await cache.fetch(key, async () => key)
  await expect(cache.fetch('a', down)).rejects.toThrow(ServiceFailure)
  await expect(cache.fetch('b', down)).resolves.toEqual({ value: 'b', fresh: false })
})

test('rethrows an error that is not a service failure', async () => {
  const cache = createStaleIfError<string>({ maxAgeMs: 1_000, maxEntries: 10 })
  await cache.fetch('ranges', async () => 'first')
  const fail = async (): Promise<string> => {
    throw new TypeError('ours')
  }
  await expect(cache.fetch('ranges', fail)).rejects.toThrow(TypeError)
})
