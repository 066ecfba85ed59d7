import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { copyDataFolder } from '#tests/data-folder.ts'
import { type EmbeddedPostgres, findRunningPostgres, startEmbeddedPostgres } from './index.ts'
import { queryValue } from './login.ts'
import { clusterOf, isAlive, pidOf, startOrphanedServer } from './orphaned-server.test-support.ts'

let root: string
/** The data folder of a stopped database, so that not every test needs to create a cluster. */
let stopped: string
let stoppedUrl: string
const running: EmbeddedPostgres[] = []

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir })
  running.push(server)
  return server
}

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-stopped-'))
  await chmod(folder, 0o711)
  stopped = path.join(folder, 'data')
  const server = await startEmbeddedPostgres({ dataDir: stopped })
  await queryValue(server.url, 'create table marker as select 7 as n')
  await server.stop()
  stoppedUrl = server.url
  return () => rm(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'forecourt-postgres-'))
  await chmod(root, 0o711)
})

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
  await rm(root, { recursive: true, force: true })
})

describe('the first start', () => {
  it('creates a UTF-8 database without LANG, in a path with spaces, that handles ê and É', async () => {
    const { url } = await start(path.join(root, 'my cars', 'data'))
    expect(await queryValue(url, 'show server_encoding')).toBe('UTF8')
    expect(await queryValue(url, `select upper('crêpe') || lower('É') || length('êÉ')`)).toBe('CRÊPEé2')
  })

  it('listens on loopback only, requires the password, and hides it from other users', async () => {
    const { url } = await start(root)
    expect(await queryValue(url, 'show listen_addresses')).toBe('127.0.0.1')
    const wrongUrl = new URL(url)
    wrongUrl.password = 'guessed'
    await expect(queryValue(wrongUrl.href, 'select 1')).rejects.toThrow(/password authentication failed/)
    expect((await stat(path.join(root, 'postgres.json'))).mode & 0o777).toBe(0o600)
    expect((await stat(clusterOf(root))).mode & 0o777).toBe(0o700)
  })
})

describe('the next start', () => {
  beforeEach(() => copyDataFolder(stopped, root))

  it('finds the data again and uses the same port', async () => {
    const { url } = await start(root)
    expect(url).toBe(stoppedUrl)
    expect(await queryValue(url, 'select n::text from marker')).toBe('7')
  })

  it('recovers the data after a crash of the server', async () => {
    const orphanPid = await startOrphanedServer(root)
    process.kill(orphanPid, 'SIGKILL')
    const { url } = await start(root)
    expect(await queryValue(url, 'select n::text from marker')).toBe('8')
  })

  it('does not stop another process that has the process id of a dead server', async () => {
    await startWithForeignPid(root, spawn('sleep', ['60'], { stdio: 'ignore' }), async (impostorPid, url) => {
      expect(await queryValue(url, 'select n::text from marker')).toBe('8')
      expect(isAlive(impostorPid)).toBe(true)
    })
  })

  it('starts despite a zombie with the process id of its server', async () => {
    // The child exits after the shell was replaced by `sleep`, which does not reap children.
    const parent = spawn('sh', ['-c', 'cat <&3 & echo $!; exec sleep 60 3<&-'], {
      stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
    })
    const zombie = Number(await new Promise<Buffer>((resolve) => parent.stdout?.once('data', resolve)))
    await expect.poll(() => readFile(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n')
    parent.stdio[3]?.destroy()
    await expect.poll(() => readFile(`/proc/${zombie}/stat`, 'utf8')).toContain(') Z ')
    await startWithForeignPid(
      root,
      parent,
      async (_, url) => {
        expect(await queryValue(url, 'select n::text from marker')).toBe('8')
      },
      zombie,
    )
  })

  it('rejects a cluster of another major version, and explains how to move the data', async () => {
    await writeFile(path.join(clusterOf(root), 'PG_VERSION'), '17\n')
    await expect(start(root)).rejects.toThrow(/Postgres 17.*npm run backup FILE.*npm run restore FILE/s)
  })

  it('refuses to create a new database where one has been lost', async () => {
    await rm(clusterOf(root), { recursive: true })
    await expect(start(root)).rejects.toThrow(/is missing from/)
  })

  it('moves to another port when another process listens on its own', async () => {
    const { createServer } = await import('node:net')
    const otherServer = createServer().listen(Number(new URL(stoppedUrl).port), '127.0.0.1')
    try {
      const second = await start(root)
      expect(second.url).not.toBe(stoppedUrl)
      expect(await queryValue(second.url, 'select 1::text')).toBe('1')
    } finally {
      otherServer.close()
    }
  })
})

describe('while it runs', () => {
  beforeEach(() => copyDataFolder(stopped, root))

  it('restarts at the same address when it is killed', async () => {
    const { url } = await start(root)
    await queryValue(url, 'update marker set n = 8')
    const killed = await pidOf(root)
    process.kill(killed, 'SIGKILL')
    await expect
      .poll(() => queryValue(url, 'select n::text from marker').catch(() => ''), { timeout: 10_000 })
      .toBe('8')
    expect(await pidOf(root)).not.toBe(killed)
  })

  it('lets another process join it, but not once it has stopped', async () => {
    const server = await start(root)
    expect(await findRunningPostgres(root)).toBe(server.url)
    await server.stop()
    await expect(findRunningPostgres(root)).rejects.toThrow(/No database is running/)
  })
})

describe.runIf(process.getuid?.() === 0)('as root', () => {
  it('runs as another user when only root may enter the data folder', async () => {
    const secret = path.join(root, 'secret')
    await mkdir(secret, { mode: 0o700 })
    const server = await start(path.join(secret, 'data'))
    const cluster = (await queryValue(server.url, 'show data_directory')) ?? ''
    try {
      expect(cluster).toMatch(/^\/var\/lib\/forecourt\//)
      expect((await stat(cluster)).uid).not.toBe(0)
      await server.stop()
      expect(await queryValue((await start(path.join(secret, 'data'))).url, 'show data_directory')).toBe(
        cluster,
      )
    } finally {
      for (const each of running.splice(0)) await each.stop()
      await rm(path.dirname(cluster), { recursive: true, force: true })
    }
  })
})

/** Starts a server whose pid file names a running process that is not a server. */
async function startWithForeignPid(
  dataDir: string,
  impostor: ReturnType<typeof spawn>,
  check: (pid: number, url: string) => Promise<void>,
  pid = impostor.pid ?? 0,
): Promise<void> {
  try {
    const orphanPid = await startOrphanedServer(dataDir)
    process.kill(orphanPid, 'SIGKILL')
    await expect.poll(() => isAlive(orphanPid)).toBe(false)
    const file = path.join(clusterOf(dataDir), 'postmaster.pid')
    const lines = (await readFile(file, 'utf8')).split('\n')
    await writeFile(file, [String(pid), ...lines.slice(1)].join('\n'))
    await check(pid, (await start(dataDir)).url)
  } finally {
    impostor.kill('SIGKILL')
  }
}
