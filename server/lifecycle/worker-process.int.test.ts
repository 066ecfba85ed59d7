import { type ChildProcess, spawn } from 'node:child_process'
import { expect, it } from 'vitest'
import { nextPause, superviseWorker } from './worker-process.ts'

it('waits longer after each early exit, up to 30 seconds, and one second after a long run', () => {
  expect(nextPause(0, 10)).toBe(1_000)
  expect(nextPause(1_000, 10)).toBe(2_000)
  expect(nextPause(20_000, 10)).toBe(30_000)
  expect(nextPause(30_000, 10)).toBe(30_000)
  expect(nextPause(30_000, 3_600_000)).toBe(1_000)
})

it('restarts the worker when it is killed, but not when it is stopped', async () => {
  const started: ChildProcess[] = []
  const worker = superviseWorker(() => {
    const child = spawn('sleep', ['60'])
    started.push(child)
    return child
  })
  started[0]?.kill('SIGKILL')
  await expect.poll(() => started.length, { timeout: 5_000 }).toBe(2)
  await worker.stop()
  expect(started[1]?.signalCode).toBe('SIGTERM')
  expect(started).toHaveLength(2)
})
