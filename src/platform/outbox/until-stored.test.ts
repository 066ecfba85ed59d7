import { expect, it, vi } from 'vitest'
import { untilStored } from './until-stored.ts'

const pause = () => Promise.resolve()

it('repeats a write until the database accepts it, and returns its result', async () => {
  const write = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('57P03'))
    .mockResolvedValue('stored')
  expect(await untilStored(write, { pause })).toBe('stored')
  expect(write).toHaveBeenCalledTimes(2)
})

it('throws the last error when the database stays away', async () => {
  let tries = 0
  const write = () => Promise.reject(new Error(`try ${++tries}`))
  await expect(untilStored(write, { withinMs: 300, pause })).rejects.toThrow('try 4')
})
