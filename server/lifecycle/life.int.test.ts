import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { childEnvironment } from '#platform/process/config.ts'

const modulePath = JSON.stringify(path.resolve('server/lifecycle/life.ts'))
const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

/** Runs a program in a child process with `life.ts` and a `print` function. */
function run(program: string, wrapper: string[] = []) {
  const code = `
    import { setTimeout as sleep } from 'node:timers/promises'
    const lifecycle = await import(${modulePath})
    const print = (word) => process.stdout.write(word + ' ')
    const resource = (name, ms) => ({ name, kill: () => print('killed-' + name), stop: async () => { await sleep(ms); print('stopped-' + name) } })
    setInterval(() => {}, 1000)
    ${program}`
  const [command = '', ...args] = [...wrapper, process.execPath, '--input-type=module', '-e', code]
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: childEnvironment({ LOG_LEVEL: 'silent' }),
  })
  children.push(child)
  let output = ''
  child.stdout.on('data', (data) => {
    output += data
  })
  const ended = once(child, 'exit').then(([code, signal]) => ({
    code,
    signal,
    output: output.trim().split(' '),
  }))
  return { child, ended, waitForOutput: (text: string) => expect.poll(() => output).toContain(text) }
}

it('stops all resources on SIGTERM, the last group first, and exits with code 0', async () => {
  const { child, ended, waitForOutput } = run(`
    const life = lifecycle.startLifecycle({ watchParent: false })
    life.addResources(resource('database', 0))
    life.addResources(resource('http', 50), resource('worker', 10))
    print('up')`)
  await waitForOutput('up')
  child.kill('SIGTERM')
  expect(await ended).toEqual({
    code: 0,
    signal: null,
    output: ['up', 'stopped-worker', 'stopped-http', 'stopped-database'],
  })
})

it('finishes the current phase on SIGINT, and starts no other', async () => {
  const { child, ended, waitForOutput } = run(`
    const life = lifecycle.startLifecycle({ watchParent: false })
    life.runPhase('first', async () => { print('first'); await sleep(300); life.addResources(resource('database', 0)); print('owned') })
      .then(() => life.runPhase('second', async () => print('second'))).catch((error) => print(error.constructor.name))`)
  await waitForOutput('first')
  child.kill('SIGINT')
  expect((await ended).output).toEqual(['first', 'owned', 'Stopped', 'stopped-database'])
})

it('kills a resource that does not stop in time, and exits with code 1', async () => {
  const { child, ended, waitForOutput } = run(`
    const life = lifecycle.startLifecycle({ watchParent: false, deadlineMs: 300 })
    life.addResources(resource('stuck', 60_000))
    print('up')`)
  await waitForOutput('up')
  child.kill('SIGTERM')
  expect(await ended).toEqual({ code: 1, signal: null, output: ['up', 'killed-stuck'] })
})

it('treats two signals at once as one, and kills everything on a later one', async () => {
  const { child, ended, waitForOutput } = run(`
    const life = lifecycle.startLifecycle({ watchParent: false })
    life.addResources(resource('slow', 60_000))
    print('up')`)
  await waitForOutput('up')
  child.kill('SIGINT')
  await sleep(100)
  child.kill('SIGINT')
  await sleep(1_200)
  expect(child.exitCode).toBeNull()
  child.kill('SIGINT')
  expect(await ended).toEqual({ code: 130, signal: null, output: ['up', 'killed-slow'] })
})

it('stops when its parent process is gone', async () => {
  const { child, ended, waitForOutput } = run(
    `
    const life = lifecycle.startLifecycle({ watchParent: true })
    life.addResources({ name: 'x', stop: async () => print('stopped') })
    print('up')`,
    ['sh', '-c', '"$@" & wait', 'sh'],
  )
  await waitForOutput('up')
  child.kill('SIGKILL')
  await ended
  await waitForOutput('stopped')
})

it('stops everything after an unexpected error, and exits with code 1', async () => {
  const { ended } = run(`
    const life = lifecycle.startLifecycle({ watchParent: false })
    life.addResources(resource('database', 0))
    setTimeout(() => { throw new Error('unexpected') }, 10)`)
  expect(await ended).toEqual({ code: 1, signal: null, output: ['stopped-database'] })
})
