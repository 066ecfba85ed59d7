import { execFile } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { queryValue } from '#server/postgres/login.ts'
import { canEnter } from '#server/postgres/system-user.ts'
import {
  cleanUp,
  copySeededDataDir,
  databaseOf,
  killAll,
  makeFolder,
  processesOf,
  run,
  start,
  statusOf,
} from './product.ts'

let folder: string
let dataDir: string

beforeEach(async () => {
  folder = await makeFolder()
  dataDir = path.join(folder, 'data')
})
afterEach(() => cleanUp(folder, dataDir))

const stopWithinMs = 10_000
const unprivileged = { uid: 65_534, gid: 65_534 }

describe('npm start', () => {
  it.each([
    ['SIGTERM to npm alone', 'SIGTERM', false],
    ['Ctrl-C, which signals the whole group', 'SIGINT', true],
    ['a closed terminal', 'SIGHUP', true],
  ] as const)('serves site and admin, and leaves no process behind after %s', async (_, signal, group) => {
    await copySeededDataDir(dataDir)
    const site = await start(dataDir)
    expect(site.output()).toContain(`${new URL(site.origin).port}/admin`)
    expect(await statusOf(`${site.origin}/vehicles`)).toBe(200)
    expect(processesOf(dataDir).some(({ command }) => command.includes('worker.ts'))).toBe(true)

    const pid = site.npm.pid ?? 0
    const before = Date.now()
    process.kill(group ? -pid : pid, signal)
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

  it.each([100, 700, 1_500, 3_000, 5_000])('stops in time when signalled %i ms after start', async (ms) => {
    const site = await run(['start'], dataDir)
    await sleep(ms)
    const before = Date.now()
    site.npm.kill('SIGTERM')
    await site.ended
    await expect.poll(() => processesOf(dataDir), { timeout: stopWithinMs }).toEqual([])
    expect(Date.now() - before).toBeLessThan(stopWithinMs)
  })

  it('refuses a data folder that is in use, and leaves the first site running', async () => {
    await copySeededDataDir(dataDir)
    const first = await start(dataDir)
    const second = await run(['start'], dataDir)
    const { code, output } = await second.ended
    expect(code).toBe(1)
    expect(output).toContain(`already running on ${dataDir}`)
    expect(await statusOf(`${first.origin}/vehicles`)).toBe(200)
  })

  it('lets only one of two simultaneous starts use the folder', async () => {
    await copySeededDataDir(dataDir)
    const both = await Promise.all([run(['start'], dataDir), run(['start'], dataDir)])
    const loser = await Promise.race(both.map(({ ended }) => ended))
    expect(loser).toMatchObject({ code: 1, output: expect.stringContaining('already running') })
    const winner = both.find(({ npm }) => npm.exitCode === null)
    await expect.poll(() => statusOf(`${winner?.origin}/readyz`), { timeout: 30_000 }).toBe(200)
  })

  it('shows a change made just before all processes were killed', async () => {
    await copySeededDataDir(dataDir)
    const first = await start(dataDir)
    expect(await (await fetch(`${first.origin}/vehicles`)).text()).not.toContain('Changed before the crash')
    await queryValue(
      await databaseOf(dataDir),
      `update ranges set name = 'Changed before the crash' where slug = 'fortuner'`,
    )
    await killAll(dataDir)
    const second = await start(dataDir)
    expect(await (await fetch(`${second.origin}/vehicles`)).text()).toContain('Changed before the crash')
  })

  describe.runIf(process.getuid?.() === 0)('as root', () => {
    it('runs with a data folder below one that only root can enter', async () => {
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
    })

    it.runIf(canEnter(unprivileged, process.cwd()))(
      'runs as an unprivileged user through setpriv',
      async () => {
        const home = path.join(folder, 'home')
        await mkdir(home)
        dataDir = path.join(home, 'data')
        await copySeededDataDir(dataDir)
        await promisify(execFile)('chown', ['-R', `${unprivileged.uid}:${unprivileged.gid}`, home])
        const wrapper = [
          'setpriv',
          `--reuid=${unprivileged.uid}`,
          `--regid=${unprivileged.gid}`,
          '--clear-groups',
        ]
        const site = await start(dataDir, { wrapper, environment: { HOME: home } })
        expect(await statusOf(`${site.origin}/vehicles`)).toBe(200)
        site.npm.kill('SIGTERM')
        await site.ended
        await expect.poll(() => processesOf(dataDir), { timeout: stopWithinMs }).toEqual([])
      },
    )
  })
})
