import { beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '#platform/process/log.ts'
import { readLive } from './read-live.ts'

describe('readLive', () => {
  const error = vi.spyOn(log, 'error').mockReturnValue(undefined)
  beforeEach(() => error.mockClear())

  it('returns ready with the data found, including zero', async () => {
    expect(await readLive('prices', async () => ['a'])).toEqual({ state: 'ready', data: ['a'] })
    expect(await readLive('prices', async () => 0)).toEqual({ state: 'ready', data: 0 })
    expect(error).not.toHaveBeenCalled()
  })

  it('returns empty when nothing was found', async () => {
    expect(await readLive('prices', async () => [])).toEqual({ state: 'empty' })
    expect(await readLive('prices', async () => null)).toEqual({ state: 'empty' })
    expect(error).not.toHaveBeenCalled()
  })

  it('returns failed instead of empty when reading throws, and logs the section', async () => {
    const failing = async () => {
      throw new Error('no answer')
    }
    expect(await readLive('prices', failing)).toEqual({ state: 'failed' })
    expect(error).toHaveBeenCalledWith(
      { section: 'prices', reason: 'Error: no answer' },
      'live section failed',
    )
  })
})
