import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { queryValue } from '#server/postgres/login.ts'
import { canEnter } from '#server/postgres/system-user.ts'
import { pick } from '../scale.ts'
import {
  cleanUp,
  copySeededDataDir,
  databaseOf,
  killAll,
  makeFolder,
  type Product,
  processesOf,
  run,
  start,
  statusOf,
  stopWithinMs,
} from './product.ts'

const unprivileged = { uid: 65_534, gid: 65_534 }

describe('npm start', () => {
  let folder: string
  let dataDir: string
  let site: Product

  beforeAll(async () => {
    folder = await makeFolder()
    dataDir = path.join(folder, 'data')
    await copySeededDataDir(dataDir)
    site = await start(dataDir)
  })
  afterAll(() => cleanUp(folder))

  it('serves site and admin, and runs a worker (D-388)', async () => {
    expect(site.output()).toContain(`${new URL(site.origin).port}/admin`)
    expect(await statusOf(`${site.origin}/vehicles`)).toBe(200)
    expect(await statusOf(`${site.origin}/admin/login`)).toBe(200)
    await expect
      .poll(() => processesOf(dataDir).map(({ command }) => command))
      .toContainEqual(expect.stringContaining('worker.ts'))
  })

  it('refuses a data folder that is in use, and leaves the first site running', async () => {
    const { code, output } = await (await run(['start'], dataDir)).ended
    expect(code).toBe(1)
    expect(output).toContain(`already running on ${dataDir}`)
    expect(await statusOf(`${site.origin}/vehicles`)).toBe(200)
  })

  it('shows a change made just before all processes were killed', async () => {
    expect(await (await fetch(`${site.origin}/vehicles`)).text()).not.toContain('Changed before the crash')
    await queryValue(
      await databaseOf(dataDir),
      `update ranges set name = 'Changed before the crash' where slug = 'fortuner'`,
    )
    await killAll(dataDir)
    site = await start(dataDir)
    expect(await (await fetch(`${site.origin}/vehicles`)).text()).toContain('Changed before the crash')
  })

  it('leaves no process behind after SIGTERM to npm alone', async () => {
    const before = Date.now()
    site.npm.kill('SIGTERM')
    await site.ended
    await expect.poll(() => processesOf(dataDir), { timeout: stopWithinMs }).toEqual([])
    expect(Date.now() - before).toBeLessThan(stopWithinMs)
  })
})

describe('npm start on a data folder of its own', () => {
  let folder: string
  let dataDir: string

  beforeEach(async () => {
    folder = await makeFolder()
    dataDir = path.join(folder, 'data')
  })
  afterEach(() => cleanUp(folder, dataDir))

  it.each(pick({ gate: [1_500], all: [100, 700, 1_500, 3_000, 5_000] }))(
    'stops in time when signalled %i ms after start',
    async (ms) => {
      const site = await run(['start'], dataDir)
      await sleep(ms)
      const before = Date.now()
      site.npm.kill('SIGTERM')
      await site.ended
      await expect.poll(() => processesOf(dataDir), { timeout: stopWithinMs }).toEqual([])
      expect(Date.now() - before).toBeLessThan(stopWithinMs)
    },
  )

  it.runIf(process.getuid?.() === 0 && canEnter(unprivileged, process.cwd()))(
    'runs as an unprivileged user through setpriv, when started as root',
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
