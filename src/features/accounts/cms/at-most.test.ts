import { expect, test } from 'vitest'
import { atMost } from './at-most.ts'

test('runs every task in order, never more at once than the limit', async () => {
  const bounded = atMost(2)
  let running = 0
  let most = 0
  const done: number[] = []
  const work = (number: number) => async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 1))
    running -= 1
    done.push(number)
    return number
  }
  expect(await Promise.all([1, 2, 3, 4, 5].map((number) => bounded(work(number))))).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
  expect(done).toEqual([1, 2, 3, 4, 5])
})

test('starts the next task after a failed one', async () => {
  const bounded = atMost(1)
  const failing = bounded(() => Promise.reject(new Error('no')))
  const next = bounded(async () => 'done')
  await expect(failing).rejects.toThrow('no')
  await expect(next).resolves.toBe('done')
})
