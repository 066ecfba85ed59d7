import { expect, test } from 'vitest'
import { ServiceFailure } from './failure.ts'
import { createLastGood } from './last-good.ts'

const down = async (): Promise<string> => {
  throw new ServiceFailure('vehicles', 'refused')
}

test('a failure is covered by the last good answer, which says that it is not fresh', async () => {
  const memory = createLastGood<string>({ maxAgeMs: 1_000, maxEntries: 10 })
  await memory.answer('ranges', async () => 'first')
  expect(await memory.answer('ranges', async () => 'second')).toEqual({ value: 'second', fresh: true })
  expect(await memory.answer('ranges', down)).toEqual({ value: 'second', fresh: false })
})

test('a failure without an earlier answer to the same question stays a failure', async () => {
  const memory = createLastGood<string>({ maxAgeMs: 1_000, maxEntries: 10 })
  await memory.answer('ranges', async () => 'first')
  await expect(memory.answer('models', down)).rejects.toThrow(ServiceFailure)
})

test('an answer grows too old, counted from when it was given and not from when it was last shown', async () => {
  let now = 1
  const memory = createLastGood<string>({ maxAgeMs: 1_000, maxEntries: 10, now: () => now })
  await memory.answer('ranges', async () => 'first')
  now += 700
  await expect(memory.answer('ranges', down)).resolves.toEqual({ value: 'first', fresh: false })
  now += 400
  await expect(memory.answer('ranges', down)).rejects.toThrow(ServiceFailure)
})

test('only so many answers are remembered', async () => {
  const memory = createLastGood<string>({ maxAgeMs: 1_000, maxEntries: 2 })
  for (const question of ['a', 'b', 'c']) await memory.answer(question, async () => question)
  await expect(memory.answer('a', down)).rejects.toThrow(ServiceFailure)
  await expect(memory.answer('b', down)).resolves.toEqual({ value: 'b', fresh: false })
})

test('a mistake of our own is never covered up', async () => {
  const memory = createLastGood<string>({ maxAgeMs: 1_000, maxEntries: 10 })
  await memory.answer('ranges', async () => 'first')
  const mistake = async (): Promise<string> => {
    throw new TypeError('ours')
  }
  await expect(memory.answer('ranges', mistake)).rejects.toThrow(TypeError)
})
