import { expect, test } from 'vitest'
import { ServiceFailure } from './failure.ts'
import { createLastGood } from './last-good.ts'

const down = async (): Promise<string> => {
  throw new ServiceFailure('vehicles', 'refused')
}

test('returns the last good response, marked as stale, after a failure', async () => {
  const memory = createLastGood<string>({ maxAgeMs: 1_000, maxEntries: 10 })
  await memory.answer('ranges', async () => 'first')
  expect(await memory.answer('ranges', async () => 'second')).toEqual({ value: 'second', fresh: true })
  expect(await memory.answer('ranges', down)).toEqual({ value: 'second', fresh: false })
})

test('throws after a failure without an earlier response to the same query', async () => {
  const memory = createLastGood<string>({ maxAgeMs: 1_000, maxEntries: 10 })
  await memory.answer('ranges', async () => 'first')
  await expect(memory.answer('models', down)).rejects.toThrow(ServiceFailure)
})

test('expires a response by its age since it was fetched, not since it was last used', async () => {
  let now = 1
  const memory = createLastGood<string>({ maxAgeMs: 1_000, maxEntries: 10, now: () => now })
  await memory.answer('ranges', async () => 'first')
  now += 700
  await expect(memory.answer('ranges', down)).resolves.toEqual({ value: 'first', fresh: false })
  now += 400
  await expect(memory.answer('ranges', down)).rejects.toThrow(ServiceFailure)
})

test('keeps only the maximum number of responses', async () => {
  const memory = createLastGood<string>({ maxAgeMs: 1_000, maxEntries: 2 })
  for (const question of ['a', 'b', 'c']) await memory.answer(question, async () => question)
  await expect(memory.answer('a', down)).rejects.toThrow(ServiceFailure)
  await expect(memory.answer('b', down)).resolves.toEqual({ value: 'b', fresh: false })
})

test('rethrows an error that is not a service failure', async () => {
  const memory = createLastGood<string>({ maxAgeMs: 1_000, maxEntries: 10 })
  await memory.answer('ranges', async () => 'first')
  const mistake = async (): Promise<string> => {
    throw new TypeError('ours')
  }
  await expect(memory.answer('ranges', mistake)).rejects.toThrow(TypeError)
})
