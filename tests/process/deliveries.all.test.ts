import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deliveryStates, submitContactForm } from './enquiries.ts'
import { type MailBehaviour, type MailServer, startMailServer } from './mail-server.ts'
import { cleanUp, copySeededDataDir, makeFolder, type Product, processesOf, start } from './product.ts'

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

const bothDelivered = { timeout: 60_000, interval: 300 }
const processesRunning = (program: string) =>
  processesOf(site.dataDir).filter(({ command }) => command.includes(program))

describe('an enquiry accepted with a reference', () => {
  it('is delivered within 30 s, as the same mails, after the deliverer is killed during delivery', async () => {
    mails.behaviour = 'hang'
    const before = mails.received.length
    const { status, reference } = await submitContactForm(site.origin, randomUUID())
    expect(status).toBe(201)
    await expect.poll(() => mails.received.length - before, { timeout: 20_000 }).toBe(2)
    const firstIds = mails.received.slice(before).map(({ messageId }) => messageId)
    for (const { pid } of processesRunning('deliver.ts')) process.kill(pid, 'SIGKILL')
    const killedAt = Date.now()
    mails.behaviour = 'accept'
    const states = () => deliveryStates(site.dataDir, reference)
    await expect.poll(states, bothDelivered).toEqual(['delivered', 'delivered'])
    const retried = mails.received.slice(before).filter(({ behaviour }) => behaviour === 'accept')
    expect(retried.map(({ messageId }) => messageId).sort()).toEqual(firstIds.sort())
    for (const { at } of retried) expect(at - killedAt).toBeLessThan(30_000)
  })

  it('is delivered once when the worker is killed before the mail server answers', async () => {
    mails.behaviour = 'hang'
    const before = mails.received.length
    const { reference } = await submitContactForm(site.origin, randomUUID())
    await expect.poll(() => mails.received.length - before, { timeout: 20_000 }).toBe(2)
    for (const { pid } of processesRunning('server/worker.ts')) process.kill(pid, 'SIGKILL')
    await expect.poll(() => processesRunning('server/worker.ts').length, { timeout: 10_000 }).toBe(1)
    mails.behaviour = 'accept'
    mails.acceptHanging()
    const states = () => deliveryStates(site.dataDir, reference)
    await expect.poll(states, bothDelivered).toEqual(['delivered', 'delivered'])
    expect(mails.received.length - before).toBe(2)
  })

  it.each<MailBehaviour>(['refuse', 'cut'])(
    'is delivered exactly once when the mail server first does this: %s',
    async (conduct) => {
      mails.behaviour = conduct
      const before = mails.received.length
      const { reference } = await submitContactForm(site.origin, randomUUID())
      await expect.poll(() => mails.received.length - before, { timeout: 20_000 }).toBeGreaterThanOrEqual(2)
      mails.behaviour = 'accept'
      const states = () => deliveryStates(site.dataDir, reference)
      await expect.poll(states, bothDelivered).toEqual(['delivered', 'delivered'])
      const accepted = mails.received.slice(before).filter((mail) => mail.behaviour === 'accept')
      expect(new Set(accepted.map(({ messageId }) => messageId)).size).toBe(2)
      expect(accepted).toHaveLength(2)
    },
  )
})
