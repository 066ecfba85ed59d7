import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '#platform/process/log.ts'
import type { NextHandler } from './next-handler.ts'
import { warmUpSoon } from './warm-up.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A handler that records the requests and responds with a status. */
function recording(status: number): { requests: unknown[]; handle: NextHandler } {
  const requests: unknown[] = []
  return {
    requests,
    handle: async ({ method, url, headers }, response) => {
      requests.push({ method, url, host: headers.host })
      response.statusCode = status
      response.end()
    },
  }
}

test('searches the used vehicles once, soon after the start and not before', async () => {
  const { requests, handle } = recording(200)
  warmUpSoon(handle, 'https://www.example.co.za')
  expect(requests).toEqual([])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests).toEqual([{ method: 'GET', url: '/sections/used-vehicles', host: 'www.example.co.za' }])
})

test('requests nothing when the site stops first', async () => {
  const { requests, handle } = recording(200)
  warmUpSoon(handle, 'https://www.example.co.za')()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests).toEqual([])
})

test('logs a failure instead of ending the process', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  warmUpSoon(recording(503).handle, 'https://www.example.co.za')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { reason: 'Error: /sections/used-vehicles returned 503' },
    'warm-up failed',
  )
})
