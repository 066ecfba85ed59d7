import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

test('runs every task in order, never more at once than the limit', async () => {
  const limited = createConcurrencyLimit(2)
  let running = 0
  let maxRunning = 0
  const done: number[] = []
  const taskFor = (number: number) => async () => {
    running += 1
    maxRunning = Math.max(maxRunning, running)
    await new Promise((resolve) => setTimeout(resolve, 1))
    running -= 1
    done.push(number)
    return number
  }
  expect(await Promise.all([1, 2, 3, 4, 5].map((number) => limited(taskFor(number))))).toEqual([
    1, 2, 3, 4, 5,
  ])
  expect(maxRunning).toBe(2)
  expect(done).toEqual([1, 2, 3, 4, 5])
})

test('starts the next task after a failed one', async () => {
  const limited = createConcurrencyLimit(1)
  const failing = limited(() => Promise.reject(new Error('no')))
  const next = limited(async () => 'done')
  await expect(failing).rejects.toThrow('no')
  await expect(next).resolves.toBe('done')
})
