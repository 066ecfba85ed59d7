import type { Job, PgBoss } from 'pg-boss'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRunningJobs } from './running-jobs.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const job = (id: string) => ({ id, retryCount: 0, expireInSeconds: 120 }) as Job

function withTouch(touch: (ids: string[]) => Promise<{ settled: string[] }>) {
  const boss = { touch: (_: string, jobs: Job[]) => touch(jobs.map(({ id }) => id)) }
  return createRunningJobs(boss as unknown as Pick<PgBoss, 'touch'>, 'deliver-email')
}

it('refreshes the claim on all running jobs at least twice within ten seconds', async () => {
  const touched: string[][] = []
  const running = withTouch(async (ids) => {
    touched.push(ids)
    return { settled: ids }
  })
  const ended = job('ended')
  running.add(ended)
  running.remove(ended)
  const signals = [running.add(job('a')), running.add(job('b'))]
  await vi.advanceTimersByTimeAsync(10_000)
  running.close()
  expect(touched).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false])
})

it('aborts a job that another worker has taken over, and no other', async () => {
  const running = withTouch(async () => ({ settled: ['b'] }))
  const [lost, claimed] = [running.add(job('a')), running.add(job('b'))]
  await vi.advanceTimersByTimeAsync(5_000)
  running.close()
  expect([lost.aborted, claimed.aborted]).toEqual([true, false])
})

it('aborts nothing when the heartbeat fails', async () => {
  const running = withTouch(() => Promise.reject(new Error('no database')))
  const signal = running.add(job('a'))
  await vi.advanceTimersByTimeAsync(9_000)
  running.close()
  expect(signal.aborted).toBe(false)
})

it('aborts a job that has expired', async () => {
  const running = withTouch(async (ids) => ({ settled: ids }))
  const signal = running.add(job('a'))
  await vi.advanceTimersByTimeAsync(119_000)
  expect(signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  running.close()
  expect(signal.aborted).toBe(true)
})
