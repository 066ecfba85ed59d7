import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'
import { superviseWorker } from './worker-process.ts'

it('kills a worker that ignores SIGTERM', async () => {
  let pid = 0
  const worker = superviseWorker(() => {
    const child = spawn('sh', ['-c', 'trap "" TERM; echo up; while :; do sleep 1; done'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    child.stdout.once('data', () => {
      pid = child.pid ?? 0
    })
    return child
  })
  await expect.poll(() => pid).toBeGreaterThan(0)
  await worker.stop()
  expect(() => process.kill(pid, 0)).toThrow(/ESRCH/)
})
