import { expect, test } from 'vitest'
import { processesNaming } from '#tests/e2e/support/processes.ts'
import { runCommand } from './command.ts'

test('keeps everything printed, on either stream, and how it ended', async () => {
  expect(await runCommand(['sh', '-c', 'echo out; echo err >&2'])).toEqual({ ok: true, output: 'out\nerr\n' })
  expect(await runCommand(['sh', '-c', 'echo before; exit 3'])).toEqual({ ok: false, output: 'before\n' })
})

test('a program that is not there is a failure that names it', async () => {
  const { ok, output } = await runCommand(['no-such-program'])
  expect(ok).toBe(false)
  expect(output).toContain('no-such-program')
})

test('an abort ends what the command started too', async () => {
  const mark = `forecourt-command-${process.pid}-${Date.now()}`
  const stop = new AbortController()
  const running = runCommand(['sh', '-c', `sh -c 'sleep 60; : ${mark}' & wait`], { signal: stop.signal })
  await expect.poll(() => processesNaming(mark).length).toBe(2)
  stop.abort()
  expect((await running).ok).toBe(false)
  await expect.poll(() => processesNaming(mark)).toEqual([])
})

test('an abort before the start ends it at once', async () => {
  const began = performance.now()
  expect((await runCommand(['sleep', '60'], { signal: AbortSignal.abort() })).ok).toBe(false)
  expect(performance.now() - began).toBeLessThan(5_000)
})
