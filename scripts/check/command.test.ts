import { expect, test } from 'vitest'
import { processesNaming } from '#tests/e2e/support/processes.ts'
import { runCommand } from './command.ts'

test('returns the output of both streams and whether the command succeeded', async () => {
  expect(await runCommand(['sh', '-c', 'echo out; echo err >&2'])).toEqual({ ok: true, output: 'out\nerr\n' })
  expect(await runCommand(['sh', '-c', 'echo before; exit 3'])).toEqual({ ok: false, output: 'before\n' })
})

test('fails with the name of a program that does not exist', async () => {
  const { ok, output } = await runCommand(['no-such-program'])
  expect(ok).toBe(false)
  expect(output).toContain('no-such-program')
})

test('ends the command and its child processes on abort', async () => {
  const mark = `forecourt-command-${process.pid}-${Date.now()}`
  const stop = new AbortController()
  const running = runCommand(['sh', '-c', `sh -c 'sleep 60; : ${mark}' & wait`], { signal: stop.signal })
  await expect.poll(() => processesNaming(mark).length).toBe(2)
  stop.abort()
  expect((await running).ok).toBe(false)
  await expect.poll(() => processesNaming(mark)).toEqual([])
})

test('fails at once when aborted before the start', async () => {
  const began = performance.now()
  expect((await runCommand(['sleep', '60'], { signal: AbortSignal.abort() })).ok).toBe(false)
  expect(performance.now() - began).toBeLessThan(5_000)
})
