import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pick } from '../scale.ts'
import { deliveryStates, type Submission, submitContactForm } from './enquiries.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import {
  cleanUp,
  copySeededDataDir,
  databaseOf,
  makeFolder,
  type Product,
  processesOf,
  serverPid,
  start,
  statusOf,
} from './product.ts'

let folder: string
let site: Product
let mails: MailServer

beforeAll(async () => {
  mails = await startMailServer()
  folder = await makeFolder()
  await copySeededDataDir(path.join(folder, 'data'))
  site = await start(path.join(folder, 'data'), {
    environment: { SMTP_URL: mails.url, MAIL_FROM: 'site@example.co.za' },
  })
})
afterAll(async () => {
  await mails.close()
  await cleanUp(folder)
})

const bothDelivered = { timeout: 60_000, interval: 300 }

/** Requests an address repeatedly. @returns a function that stops it and returns the count of each status */
function startLoad(address: string): () => Promise<Map<number, number>> {
  const counts = new Map<number, number>()
  let running = true
  const loops = Array.from({ length: 8 }, async () => {
    while (running) {
      const status = await statusOf(address)
      counts.set(status, (counts.get(status) ?? 0) + 1)
      await sleep(5)
    }
  })
  return async () => {
    running = false
    await Promise.all(loops)
    return counts
  }
}

/** Kills Postgres and waits until its replacement is ready. */
async function killDatabase(): Promise<void> {
  const killed = await serverPid(site.dataDir)
  process.kill(killed, 'SIGKILL')
  const isBack = async () =>
    (await serverPid(site.dataDir).catch(() => killed)) !== killed &&
    (await statusOf(`${site.origin}/readyz`)) === 200
  await expect.poll(isBack, { timeout: 30_000 }).toBe(true)
}

describe('the site during process failures', () => {
  const kills = pick({ gate: 1, all: 3 })

  it('serves cached pages while a killed Postgres restarts, and reports it through readyz', async () => {
    expect(await statusOf(`${site.origin}/vehicles`)).toBe(200)
    const pages = startLoad(`${site.origin}/vehicles`)
    const readiness = startLoad(`${site.origin}/readyz`)
    const killed = await serverPid(site.dataDir)
    for (let kill = 1; kill <= kills; kill++) {
      await killDatabase()
      // The reconnect purges the page cache: the page is cached again before Postgres is killed once more.
      if (kill < kills) await sleep(4_000)
    }
    expect(await serverPid(site.dataDir)).not.toBe(killed)
    expect([...(await pages()).keys()]).toEqual([200])
    expect([...(await readiness()).keys()].sort()).toEqual([200, 503])
    expect(await statusOf(`${site.origin}/vehicles/fortuner`)).toBe(200)
    expect(site.npm.exitCode).toBeNull()
  })

  it('returns only 503 from the API while Postgres is down, and 200 once it is back', async () => {
    const request = () => statusOf(`${site.origin}/api/ranges?limit=1`)
    const client = new pg.Client({ connectionString: await databaseOf(site.dataDir) })
    client.on('error', () => {})
    await client.connect()
    // The lock holds the requests, so that they run when Postgres is killed, however fast it is replaced.
    await client.query('begin')
    await client.query('lock table ranges in access exclusive mode')
    const waiting = Array.from({ length: 3 }, request)
    const held = async () =>
      (await client.query('select count(*)::int as held from pg_locks where not granted')).rows[0].held
    await expect.poll(held, { timeout: 20_000 }).toBeGreaterThan(0)
    process.kill(await serverPid(site.dataDir), 'SIGKILL')
    const statuses = await Promise.all(waiting)
    expect(statuses).toContain(503)
    await expect.poll(async () => statuses[statuses.push(await request()) - 1], { timeout: 30_000 }).toBe(200)
    expect([...new Set(statuses)].sort()).toEqual([200, 503])
    await expect.poll(() => statusOf(`${site.origin}/readyz`), { timeout: 20_000 }).toBe(200)
  })

  it('returns a reference only for a stored enquiry, and stores the same form after recovery (D-390, D-392)', async () => {
    const key = randomUUID()
    process.kill(await serverPid(site.dataDir), 'SIGKILL')
    const results: Submission[] = []
    const submit = async () => {
      results.push(await submitContactForm(site.origin, key))
      return results.at(-1)?.status
    }
    await expect
      .poll(submit, { timeout: 30_000, interval: 1_000 })
      .toSatisfy((status) => status === 200 || status === 201)
    const references = new Set(results.flatMap(({ reference }) => reference ?? []))
    expect(references.size).toBe(1)
    for (const { status } of results.slice(0, -1)) expect([503, 429]).toContain(status)
    const states = () => deliveryStates(site.dataDir, [...references][0])
    await expect.poll(states, bothDelivered).toEqual(['delivered', 'delivered'])
  })

  it('restarts a killed worker', async () => {
    const workers = () => processesOf(site.dataDir).filter(({ command }) => command.includes('worker.ts'))
    const [worker] = workers()
    process.kill(worker?.pid ?? 0, 'SIGKILL')
    await expect.poll(() => workers().map(({ pid }) => pid), { timeout: 10_000 }).not.toEqual([worker?.pid])
    await expect.poll(workers, { timeout: 10_000 }).toHaveLength(1)
    expect(await statusOf(`${site.origin}/readyz`)).toBe(200)
  })
})
