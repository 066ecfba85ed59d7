import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findHolder, lockFolder } from './folder-lock.mjs'

let folder: string
const thisProcess = () => ({ pid: process.pid, what: 'site', stopping: false })

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt lock '))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Whether this machine can run a process in a separate network namespace, as containers do. */
const canIsolate = spawnSync('unshare', ['--net', 'true']).status === 0

/** Starts another process that holds the folder. */
async function holdElsewhere(...wrapper: string[]): Promise<ReturnType<typeof spawn>> {
  const module = JSON.stringify(path.resolve('server/lifecycle/folder-lock.mjs'))
  const program = `
    import { lockFolder } from ${module}
    const taken = await lockFolder(${JSON.stringify(folder)}, () => ({ pid: process.pid, what: 'task', stopping: true }))
    process.stdout.write('hold' in taken ? 'held' : 'refused')
    setInterval(() => {}, 1000)`
  const [command = '', ...args] = [...wrapper, process.execPath, '--input-type=module', '-e', program]
  const other = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((resolve) => other.stdout?.once('data', resolve))
  return other
}

it('locks a folder for one process, and tells the next which process holds it', async () => {
  const other = await holdElsewhere()
  try {
    expect(await lockFolder(folder, thisProcess)).toEqual({
      holder: { pid: other.pid, what: 'task', stopping: true },
    })
  } finally {
    other.kill('SIGKILL')
  }
})

it('releases the lock as soon as its holder is killed', async () => {
  const other = await holdElsewhere()
  const ended = new Promise((resolve) => other.once('exit', resolve))
  other.kill('SIGKILL')
  await ended
  expect(await findHolder(folder)).toBeUndefined()
  const taken = await lockFolder(folder, thisProcess)
  expect(taken).toHaveProperty('hold')
  if ('hold' in taken) await taken.hold.release()
})

it.runIf(canIsolate)('holds the lock against another container that shares the folder', async () => {
  const other = await holdElsewhere('unshare', '--net')
  try {
    expect(await lockFolder(folder, thisProcess)).toMatchObject({ holder: { what: 'task' } })
  } finally {
    other.kill('SIGKILL')
  }
})

it('grants the lock to exactly one of several simultaneous callers', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => lockFolder(folder, thisProcess)))
  const holds = all.flatMap((taken) => ('hold' in taken ? [taken.hold] : []))
  expect(holds).toHaveLength(1)
  await holds[0]?.release()
  expect(await findHolder(folder)).toBeUndefined()
})

it('creates a missing folder, and reports no holder for it before that', async () => {
  const below = path.join(folder, 'a', 'b')
  expect(await findHolder(below)).toBeUndefined()
  const taken = await lockFolder(below, thisProcess)
  expect(await findHolder(below)).toEqual(thisProcess())
  if ('hold' in taken) await taken.hold.release()
})
