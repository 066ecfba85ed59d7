import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { childEnvironment } from '#platform/config.ts'

const modulePath = JSON.stringify(path.resolve('server/lifecycle/life.ts'))
const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

/** Runs a program with a life of its own and a `say` to tell us with; returns its words and its end. */
function run(program: string, wrapper: string[] = []) {
  const code = `
    import { setTimeout as sleep } from 'node:timers/promises'
    const { beginLife } = await import(${modulePath})
    const say = (word) => process.stdout.write(word + ' ')
    const resource = (name, ms) => ({ name, kill: () => say('killed-' + name), stop: async () => { await sleep(ms); say('stopped-' + name) } })
    setInterval(() => {}, 1000)
    ${program}`
  const [command = '', ...args] = [...wrapper, process.execPath, '--input-type=module', '-e', code]
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: childEnvironment({ LOG_LEVEL: 'silent' }),
  })
  children.push(child)
  let said = ''
  child.stdout.on('data', (data) => {
    said += data
  })
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal, said: said.trim().split(' ') }))
  return { child, ended, hears: (word: string) => expect.poll(() => said).toContain(word) }
}

it('stops all resources on SIGTERM, the last group first, and exits with code 0', async () => {
  const { child, ended, hears } = run(`
    const life = beginLife({ watchParent: false })
    life.own(resource('database', 0))
    life.own(resource('http', 50), resource('worker', 10))
    say('up')`)
  await hears('up')
  child.kill('SIGTERM')
  expect(await ended).toEqual({
    code: 0,
    signal: null,
    said: ['up', 'stopped-worker', 'stopped-http', 'stopped-database'],
  })
})

it('finishes the current phase on SIGINT, and starts no other', async () => {
  const { child, ended, hears } = run(`
    const life = beginLife({ watchParent: false })
    life.phase('first', async () => { say('first'); await sleep(300); life.own(resource('database', 0)); say('owned') })
      .then(() => life.phase('second', async () => say('second'))).catch((error) => say(error.constructor.name))`)
  await hears('first')
  child.kill('SIGINT')
  expect((await ended).said).toEqual(['first', 'owned', 'Stopped', 'stopped-database'])
})

it('kills a resource that does not stop in time, and exits with code 1', async () => {
  const { child, ended, hears } = run(`
    const life = beginLife({ watchParent: false, deadlineMs: 300 })
    life.own(resource('stuck', 60_000))
    say('up')`)
  await hears('up')
  child.kill('SIGTERM')
  expect(await ended).toEqual({ code: 1, signal: null, said: ['up', 'killed-stuck'] })
})

it('treats two signals at once as one, and kills everything on a later one', async () => {
  const { child, ended, hears } = run(`
    const life = beginLife({ watchParent: false })
    life.own(resource('slow', 60_000))
    say('up')`)
  await hears('up')
  child.kill('SIGINT')
  await sleep(100)
  child.kill('SIGINT')
  await sleep(1_200)
  expect(child.exitCode).toBeNull()
  child.kill('SIGINT')
  expect(await ended).toEqual({ code: 130, signal: null, said: ['up', 'killed-slow'] })
})

it('stops when its parent process is gone', async () => {
  const { child, ended, hears } = run(
    `
    const life = beginLife({ watchParent: true })
    life.own({ name: 'x', stop: async () => say('stopped') })
    say('up')`,
    ['sh', '-c', '"$@" & wait', 'sh'],
  )
  await hears('up')
  child.kill('SIGKILL')
  await ended
  await hears('stopped')
})

it('stops everything after an unexpected error, and exits with code 1', async () => {
  const { ended } = run(`
    const life = beginLife({ watchParent: false })
    life.own(resource('database', 0))
    setTimeout(() => { throw new Error('unexpected') }, 10)`)
  expect(await ended).toEqual({ code: 1, signal: null, said: ['stopped-database'] })
})
