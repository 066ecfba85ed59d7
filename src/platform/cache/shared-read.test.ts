import { describe, expect, it, vi } from 'vitest'
import { sharedRead } from './shared-read.ts'

/** A read that settles when told to, and a clock that is set by hand. */
function setUp() {
  let time = 0
  const settle: ((result: string | Error) => void)[] = []
  const read = vi.fn(
    () =>
      new Promise<string>((resolve, reject) => {
        settle.push((result) => (result instanceof Error ? reject(result) : resolve(result)))
      }),
  )
  const ask = sharedRead(read, { lifeMs: 1_000, now: () => time })
  const at = (milliseconds: number) => {
    time = milliseconds
  }
  return { read, ask, settle, at }
}

describe('a shared read', () => {
  it('reads once for a thousand who ask at the same time, and gives all of them the value', async () => {
    const { read, ask, settle } = setUp()
    const asked = Array.from({ length: 1_000 }, ask)
    settle[0]?.('first')
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['first']))
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('reads at most once a second, counted from the start of the read', async () => {
    const { read, ask, settle, at } = setUp()
    const first = ask()
    settle[0]?.('first')
    await first
    at(999)
    expect(await ask()).toBe('first')
    at(1_000)
    const second = ask()
    settle[1]?.('second')
    expect(await second).toBe('second')
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('does not begin another read while one runs for longer than a second', async () => {
    const { read, ask, settle, at } = setUp()
    const first = ask()
    at(5_000)
    const late = ask()
    settle[0]?.('first')
    expect(await Promise.all([first, late])).toEqual(['first', 'first'])
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('shares a failure for a second too, and then tries again', async () => {
    const { read, ask, settle, at } = setUp()
    const first = ask()
    settle[0]?.(new Error('The database is away.'))
    await expect(first).rejects.toThrow('away')
    at(500)
    await expect(ask()).rejects.toThrow('away')
    expect(read).toHaveBeenCalledTimes(1)
    at(1_000)
    const again = ask()
    settle[1]?.('back')
    expect(await again).toBe('back')
  })
})
