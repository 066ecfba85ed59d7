import { describe, expect, it, vi } from 'vitest'
import { createIndexHolder } from './index-holder.ts'

/** A holder whose data, duration and failures a test controls. */
function setUp({ tookMs = 1_000 } = {}) {
  let time = 0
  let version = 'one'
  const builds: { resolve: (value: string) => void; reject: (error: Error) => void }[] = []
  const holder = createIndexHolder({
    version: async () => version,
    build: () =>
      new Promise<string>((resolve, reject) => {
        builds.push({
          resolve: (value) => {
            time += tookMs
            resolve(value)
          },
          reject,
        })
      }),
    now: () => time,
  })
  return {
    ...{ holder, builds },
    change: (next: string) => {
      version = next
    },
    pass: (ms: number) => {
      time += ms
    },
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  }
}

async function built(options?: { tookMs: number }) {
  const test = setUp(options)
  const first = test.holder.current()
  await test.settle()
  test.builds[0]?.resolve('first')
  expect(await first).toEqual({ value: 'first', isStale: false })
  return test
}

describe('the index of used vehicles in a process', () => {
  it('is built once for simultaneous requests', async () => {
    const { holder, builds, settle } = setUp()
    const requests = [holder.current(), holder.current(), holder.current()]
    await settle()
    builds[0]?.resolve('index')
    expect(await Promise.all(requests)).toEqual(Array(3).fill({ value: 'index', isStale: false }))
    expect(builds).toHaveLength(1)
  })

  it('serves the old one while the new one is built, and never builds two at once', async () => {
    const { holder, builds, change, settle } = await built()
    change('two')
    expect(await holder.current()).toEqual({ value: 'first', isStale: true })
    change('three')
    expect(await holder.current()).toEqual({ value: 'first', isStale: true })
    expect(builds).toHaveLength(2)
    builds[1]?.resolve('second')
    await settle()
    // The data changed again during the build.
    expect(await holder.current()).toEqual({ value: 'second', isStale: true })
    await settle()
    builds[2]?.resolve('third')
    await settle()
    expect(await holder.current()).toEqual({ value: 'third', isStale: false })
  })

  it('waits for a build that is quick, so that a change is visible at once', async () => {
    const { holder, builds, change, settle } = await built({ tookMs: 50 })
    change('two')
    const request = holder.current()
    await settle()
    builds[1]?.resolve('second')
    expect(await request).toEqual({ value: 'second', isStale: false })
  })

  it('keeps the old one after a failed build, logs it, and retries after a pause', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const { holder, builds, change, settle, pass } = await built()
    change('two')
    await holder.current()
    builds[1]?.reject(new Error('the database is away'))
    await settle()
    expect(await holder.current()).toEqual({ value: 'first', isStale: true })
    expect(builds).toHaveLength(2)
    pass(5_001)
    await holder.current()
    expect(builds).toHaveLength(3)
    write.mockRestore()
  })

  it('throws the failure when there has never been one', async () => {
    const { holder, builds, settle } = setUp()
    const request = holder.current()
    await settle()
    builds[0]?.reject(new Error('the database is away'))
    await expect(request).rejects.toThrow('the database is away')
    await expect(holder.current()).rejects.toThrow('the database is away')
    expect(builds).toHaveLength(1)
  })
})
