import { randomUUID } from 'node:crypto'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MailBehaviour, type MailServer, startMailServer } from './mail-server.ts'
import {
  cleanUp,
  copySeededDataDir,
  databaseOf,
  makeFolder,
  type Product,
  processesOf,
  serverPid,
  start,
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
beforeEach(() => {
  mails.behaviour = 'accept'
})

const entries = {
  ...{ fullName: 'Thandeka O’Neil', phone: '+27 82 000 0000', email: 'thandeka@example.co.za' },
  ...{ adult: true, page: '/contact', language: 'en', website: '', elapsed: 30_000 },
}

type Result = { readonly status: number; readonly reference: string | undefined }

/** Sends the contact form; status 0 when there is no response. */
async function submit(key: string): Promise<Result> {
  try {
    const response = await fetch(`${site.origin}/api/enquiries/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...entries, key }),
    })
    const body = (await response.json().catch(() => ({}))) as { reference?: string }
    return { status: response.status, reference: body.reference }
  } catch {
    return { status: 0, reference: undefined }
  }
}

/** Returns the states of the deliveries of an enquiry. */
async function statesOf(reference: string | undefined): Promise<string[]> {
  const client = new pg.Client({ connectionString: await databaseOf(site.dataDir) })
  await client.connect()
  try {
    const { rows } = await client.query<{ state: string }>(
      'select d.state from deliveries d join enquiries e on e.id = d.enquiry_id where e.reference = $1',
      [reference],
    )
    return rows.map(({ state }) => state)
  } finally {
    await client.end()
  }
}

const bothDelivered = { timeout: 60_000, interval: 300 }
const deliverers = () => processesOf(site.dataDir).filter(({ command }) => command.includes('deliver.ts'))

describe('an enquiry accepted with a reference', () => {
  it('is delivered within 30 s, as the same mails, after the deliverer is killed during delivery', async () => {
    mails.behaviour = 'hang'
    const before = mails.received.length
    const { status, reference } = await submit(randomUUID())
    expect(status).toBe(201)
    await expect.poll(() => mails.received.length - before, { timeout: 20_000 }).toBe(2)
    const firstIds = mails.received.slice(before).map(({ messageId }) => messageId)
    for (const { pid } of deliverers()) process.kill(pid, 'SIGKILL')
    const killedAt = Date.now()
    mails.behaviour = 'accept'
    await expect.poll(() => statesOf(reference), bothDelivered).toEqual(['delivered', 'delivered'])
    const retried = mails.received.slice(before).filter(({ behaviour }) => behaviour === 'accept')
    expect(retried.map(({ messageId }) => messageId).sort()).toEqual(firstIds.sort())
    for (const { at } of retried) expect(at - killedAt).toBeLessThan(30_000)
  })

  it.each<MailBehaviour>(['refuse', 'cut'])(
    'is delivered exactly once when the mail server first does this: %s',
    async (conduct) => {
      mails.behaviour = conduct
      const before = mails.received.length
      const { reference } = await submit(randomUUID())
      await expect.poll(() => mails.received.length - before, { timeout: 20_000 }).toBeGreaterThanOrEqual(2)
      mails.behaviour = 'accept'
      await expect.poll(() => statesOf(reference), bothDelivered).toEqual(['delivered', 'delivered'])
      const accepted = mails.received.slice(before).filter((mail) => mail.behaviour === 'accept')
      expect(new Set(accepted.map(({ messageId }) => messageId)).size).toBe(2)
      expect(accepted).toHaveLength(2)
    },
  )
})

describe('while the database is down', () => {
  it('returns a reference only for a stored enquiry, and stores the same form after recovery (D-390, D-392)', async () => {
    const key = randomUUID()
    process.kill(await serverPid(site.dataDir), 'SIGKILL')
    const results: Result[] = []
    await expect
      .poll(
        async () => {
          results.push(await submit(key))
          return results.at(-1)?.status
        },
        { timeout: 30_000, interval: 1_000 },
      )
      .toSatisfy((status) => status === 200 || status === 201)
    const references = new Set(results.flatMap(({ reference }) => reference ?? []))
    expect(references.size).toBe(1)
    for (const { status } of results.slice(0, -1)) expect([503, 429]).toContain(status)
    await expect.poll(() => statesOf([...references][0]), bothDelivered).toEqual(['delivered', 'delivered'])
  })
})
