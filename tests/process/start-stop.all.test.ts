import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { queryValue } from '#server/postgres/login.ts'
import {
  cleanUp,
  copySeededDataDir,
  databaseOf,
  makeFolder,
  processesOf,
  run,
  start,
  statusOf,
  stopWithinMs,
} from './product.ts'

let folder: string
let dataDir: string

beforeEach(async () => {
  folder = await makeFolder()
  dataDir = path.join(folder, 'data')
})
afterEach(() => cleanUp(folder, dataDir))

describe('npm start', () => {
  it.each([
    ['Ctrl-C, which signals the whole group', 'SIGINT'],
    ['a closed terminal', 'SIGHUP'],
  ] as const)('serves the site, and leaves no process behind after %s', async (_, signal) => {
    await copySeededDataDir(dataDir)
    const site = await start(dataDir)
    expect(await statusOf(`${site.origin}/vehicles`)).toBe(200)
    expect(processesOf(dataDir).some(({ command }) => command.includes('worker.ts'))).toBe(true)
    const before = Date.now()
    process.kill(-(site.npm.pid ?? 0), signal)
    await site.ended
    await expect.poll(() => processesOf(dataDir), { timeout: stopWithinMs }).toEqual([])
    expect(Date.now() - before).toBeLessThan(stopWithinMs)
  })

  it('stops when npm is killed with SIGKILL', async () => {
    await copySeededDataDir(dataDir)
    const site = await start(dataDir)
    site.npm.kill('SIGKILL')
    await expect.poll(() => processesOf(dataDir), { timeout: stopWithinMs }).toEqual([])
  })

  it('lets only one of two simultaneous starts use the folder', async () => {
    await copySeededDataDir(dataDir)
    const both = await Promise.all([run(['start'], dataDir), run(['start'], dataDir)])
    const loser = await Promise.race(both.map(({ ended }) => ended))
    expect(loser).toMatchObject({ code: 1, output: expect.stringContaining('already running') })
    const winner = both.find(({ npm }) => npm.exitCode === null)
    await expect.poll(() => statusOf(`${winner?.origin}/readyz`), { timeout: 30_000 }).toBe(200)
  })

  it.runIf(process.getuid?.() === 0)(
    'runs with a data folder below one that only root can enter, when started as root',
    async () => {
      const secret = path.join(folder, 'only root')
      await mkdir(secret, { mode: 0o700 })
      dataDir = path.join(secret, 'data')
      const site = await start(dataDir)
      const cluster = (await queryValue(await databaseOf(dataDir), 'show data_directory')) ?? ''
      expect(cluster).toMatch(/^\/var\/lib\/forecourt\//)
      expect(await statusOf(`${site.origin}/vehicles`)).toBe(200)
      site.npm.kill('SIGTERM')
      await site.ended
      await expect.poll(() => processesOf(cluster), { timeout: stopWithinMs }).toEqual([])
      await rm(path.dirname(cluster), { recursive: true })
    },
  )
})
