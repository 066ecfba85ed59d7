import { expect, it } from 'vitest'
import { createBatcher } from './batcher.ts'

it('processes items that arrive during a call together in the next call', async () => {
  const calls: number[][] = []
  const gates: (() => void)[] = []
  const add = createBatcher((items: readonly number[]) => {
    calls.push([...items])
    return new Promise<number>((resolve) => gates.push(() => resolve(items.length)))
  })
  const all = [add(1)]
  await expect.poll(() => calls).toEqual([[1]])
  all.push(add(2), add(3))
  gates[0]?.()
  await expect.poll(() => calls).toEqual([[1], [2, 3]])
  gates[1]?.()
  expect(await Promise.all(all)).toEqual([1, 2, 2])
})

it('rejects the items of the failed call only', async () => {
  let calls = 0
  const add = createBatcher(async () => {
    if (++calls === 1) throw new Error('no database')
  })
  await expect(add(1)).rejects.toThrow('no database')
  await expect(add(2)).resolves.toBeUndefined()
})
