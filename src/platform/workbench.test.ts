import { expect, test } from 'vitest'
import { createWorkbench, WorkbenchFull } from './workbench.ts'

/** Works that end when told to, and the order in which they began. */
function works() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name)
      ends.set(name, () => resolve(name))
    })
  return { begun, work, end: (name: string) => ends.get(name)?.() }
}

test('limits concurrent tasks and starts the longest-waiting one next', async () => {
  const { begun, work, end } = works()
  const bench = createWorkbench({ places: 2, queue: 9 })
  const all = ['a', 'b', 'c', 'd'].map((name) => bench.run(work(name)))
  await Promise.resolve()
  expect(begun).toEqual(['a', 'b'])
  end('b')
  await all[1]
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
  end('a')
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd'])
  end('c')
  end('d')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

test('rejects a task at once when the queue is full, and accepts it later', async () => {
  const { begun, work, end } = works()
  const bench = createWorkbench({ places: 1, queue: 1 })
  const [first, second] = [bench.run(work('a')), bench.run(work('b'))]
  await expect(bench.run(work('c'))).rejects.toThrow(WorkbenchFull)
  end('a')
  await first
  const third = bench.run(work('c'))
  await expect.poll(() => begun).toEqual(['a', 'b'])
  end('b')
  expect(await second).toBe('b')
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
  end('c')
  expect(await third).toBe('c')
})

test('starts the next task after one fails', async () => {
  const bench = createWorkbench({ places: 1, queue: 1 })
  const failing = bench.run(() => Promise.reject(new Error('no ink')))
  const next = bench.run(async () => 'drawn')
  await expect(failing).rejects.toThrow('no ink')
  expect(await next).toBe('drawn')
})
