import { expect, test } from 'vitest'
import { ConcurrencyLimitExceeded, createConcurrencyLimit } from './concurrency-limit.ts'

/** Tasks that the test finishes, and the order in which they started. */
function controlledTasks() {
  const started: string[] = []
  const resolvers = new Map<string, () => void>()
  const task = (name: string) => () =>
    new Promise<string>((resolve) => {
      started.push(name)
      resolvers.set(name, () => resolve(name))
    })
  return { started, task, finish: (name: string) => resolvers.get(name)?.() }
}

test('limits concurrent tasks and starts the longest-waiting one next', async () => {
  const { started, task, finish } = controlledTasks()
  const limit = createConcurrencyLimit({ maxRunning: 2, maxWaiting: 9 })
  const all = ['a', 'b', 'c', 'd'].map((name) => limit.run(task(name)))
  await Promise.resolve()
  expect(started).toEqual(['a', 'b'])
  finish('b')
  await all[1]
  await expect.poll(() => started).toEqual(['a', 'b', 'c'])
  finish('a')
  await expect.poll(() => started).toEqual(['a', 'b', 'c', 'd'])
  finish('c')
  finish('d')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

test('rejects a task at once when the queue is full, and accepts it later', async () => {
  const { started, task, finish } = controlledTasks()
  const limit = createConcurrencyLimit({ maxRunning: 1, maxWaiting: 1 })
  const [first, second] = [limit.run(task('a')), limit.run(task('b'))]
  await expect(limit.run(task('c'))).rejects.toThrow(ConcurrencyLimitExceeded)
  finish('a')
  await first
  const third = limit.run(task('c'))
  await expect.poll(() => started).toEqual(['a', 'b'])
  finish('b')
  expect(await second).toBe('b')
  await expect.poll(() => started).toEqual(['a', 'b', 'c'])
  finish('c')
  expect(await third).toBe('c')
})

test('starts the next task after one fails', async () => {
  const limit = createConcurrencyLimit({ maxRunning: 1, maxWaiting: 1 })
  const failing = limit.run(() => Promise.reject(new Error('no ink')))
  const next = limit.run(async () => 'drawn')
  await expect(failing).rejects.toThrow('no ink')
  expect(await next).toBe('drawn')
})
