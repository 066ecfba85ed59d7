import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts'
import { queryValue } from './login.ts'
import { isAlive, pidOf, startOrphanedServer } from './orphaned-server.test-support.ts'

let root: string
let url: string
let orphanPid: number
const running: EmbeddedPostgres[] = []

async function start(settings: Readonly<Record<string, string>> = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: root, settings })
  running.push(server)
  return server
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'forecourt-adopt-'))
  await chmod(root, 0o711)
  const first = await startEmbeddedPostgres({ dataDir: root })
  url = first.url
  await queryValue(url, 'create table marker as select 7 as n')
  await first.stop()
  orphanPid = await startOrphanedServer(root)
})

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
  await rm(root, { recursive: true, force: true })
})

it('adopts a server that a killed run left behind, with its open connections, and stops it at the end', async () => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const server = await start()
    expect(server.url).toBe(url)
    expect(await pidOf(root)).toBe(orphanPid)
    expect((await client.query('select n from marker')).rows).toEqual([{ n: 8 }])
    await client.end()
    await server.stop()
    expect(isAlive(orphanPid)).toBe(false)
  } finally {
    await client.end()
  }
})

it('restarts an adopted server that is killed', async () => {
  await start()
  process.kill(orphanPid, 'SIGKILL')
  await expect
    .poll(() => queryValue(url, 'select n::text from marker').catch(() => ''), { timeout: 10_000 })
    .toBe('8')
  expect(await pidOf(root)).not.toBe(orphanPid)
})

it('stops a server that a killed run left behind with other settings, and keeps its committed data', async () => {
  expect(isAlive(orphanPid)).toBe(true)
  await start({ max_connections: '90' })
  expect(await pidOf(root)).not.toBe(orphanPid)
  expect(isAlive(orphanPid)).toBe(false)
  expect(await queryValue(url, 'select n::text from marker')).toBe('8')
  expect(await queryValue(url, 'show max_connections')).toBe('90')
})
