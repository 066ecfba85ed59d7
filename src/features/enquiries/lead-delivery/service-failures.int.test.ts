import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { submitEnquiry } from '#features/enquiries/enquiries/jobs.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { confirmationChannel } from './channels/confirmation.ts'
import { consentChannel } from './channels/consent.ts'
import { emailChannel } from './channels/email.ts'
import { leadProviderChannel } from './channels/lead-provider.ts'
import { attemptDelivery, NotDelivered } from './data/attempt.ts'
import { localMailer } from './data/local-mailer.ts'
import { keyOf, sampleOptions, sampleSettings, sampleSubmission } from './data/sample.test-support.ts'
import { upstreamConsentService, upstreamLeadProvider } from './data/upstream.ts'
import type { DeliveryChannel, DeliveryChannelName } from './delivery-channel.ts'
import { calculatedVehicle, enquiry } from './sample.test-support.ts'

const site = 'https://www.example.co.za'
const silentLog = { warn: () => {} }
const neverAborted = new AbortController().signal

let cms: TestCms
let payload: Payload
let server: Server
/** The current response of each service, by the last segment of its path. */
let handlers: Record<string, RequestListener>
/** The error the mail server throws, if any. */
let mailError: Error | undefined
let requests: { path: string; key: unknown }[]
let mails: Mail[]
let channels: readonly DeliveryChannel[]

const json =
  (body: object, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  await payload.updateGlobal({
    slug: 'site-settings',
    data: { contact: { supportEmail: 'support@example.co.za' } },
  })
  server = createServer((request: IncomingMessage, response) => {
    const path = request.url?.split('/').at(-1) ?? ''
    requests.push({ path, key: request.headers['idempotency-key'] })
    handlers[path]?.(request, response as Parameters<RequestListener>[1])
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const service = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: undefined }
  const transport = () => ({
    async send(mail: Mail) {
      if (mailError) throw mailError
      mails.push(mail)
      return { messageId: mail.key, detail: '250' }
    },
  })
  channels = [
    leadProviderChannel(() => upstreamLeadProvider(service), silentLog),
    emailChannel(() => localMailer(transport, site), silentLog),
    confirmationChannel(transport, () => site),
    consentChannel(() => upstreamConsentService(service)),
  ]
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise<void>((done) => server.close(() => done()))
  await closeOutbox(payload)
  await cms.close()
})
beforeEach(() => {
  handlers = { 'submit-motus': json({ status: 'Success' }), onetrustMarketingConsent: json({}) }
  mailError = undefined
  requests = []
  mails = []
})

/** Submits an enquiry that every channel applies to: a used vehicle at one of the six branches, with consent. */
async function submitSample(): Promise<string> {
  const marketing = { agreed: true, divisions: ['TIM'], channel: 'SMS', wordingVersion: 1 } as const
  const dealer = { ...(enquiry.dealer ?? expect.fail()), id: null, directoryId: '999999' }
  const submission = sampleSubmission({ kind: 'quote', subject: calculatedVehicle, dealer, marketing })
  const settings = { ...sampleSettings, leadBranches: ['Bryanston'] }
  return (await submitEnquiry(payload, submission, sampleOptions({ channels, settings }))).reference
}

async function attempt(reference: string, channel: DeliveryChannelName): Promise<'settled' | 'retry'> {
  const key = await keyOf(payload, reference, channel)
  return attemptDelivery(payload, key, channels, { signal: neverAborted }).then(
    () => 'settled' as const,
    (error: unknown) => (error instanceof NotDelivered ? 'retry' : expect.fail(String(error))),
  )
}

/** Attempts the e-mail, which waits 16 seconds for a first attempt at the lead provider, with a clock that runs ahead. */
async function attemptEmailWithoutWaiting(reference: string): Promise<'settled' | 'retry'> {
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 6_000))
  try {
    return await attempt(reference, 'email')
  } finally {
    clock.mockRestore()
  }
}

/** Reads the state of a delivery that the admin displays. */
async function readState(reference: string, channel: DeliveryChannelName) {
  const { rows } = await payload.db.drizzle.execute(
    sql`select state, attempts::int as attempts, history from deliveries where key = ${await keyOf(payload, reference, channel)}`,
  )
  return rows[0] as { state: string; attempts: number; history: { outcome: string; detail: string }[] }
}

describe('a lead for every channel, while a service fails', () => {
  it('sends one of each when nothing fails, the lead provider before the e-mail (D-340, D-342, D-344)', async () => {
    const reference = await submitSample()
    for (const channel of channels) expect(await attempt(reference, channel.name)).toBe('settled')
    expect(requests.map(({ path }) => path)).toEqual(['submit-motus', 'onetrustMarketingConsent'])
    expect(mails.map(({ to }) => to)).toEqual([['support@example.co.za'], ['thandeka@example.co.za']])
  })

  it('sends the e-mail and retries the lead provider after a 200 without Success (D-343, D-345, D-390, D-391)', async () => {
    handlers['submit-motus'] = json({ status: 'Error', message: 'thandeka@example.co.za' })
    const reference = await submitSample()
    expect(await attempt(reference, 'leadProvider')).toBe('retry')
    expect(await attempt(reference, 'email')).toBe('settled')
    expect(mails).toHaveLength(1)
    expect(await readState(reference, 'leadProvider')).toMatchObject({ state: 'waiting', attempts: 1 })
    handlers['submit-motus'] = json({ status: 'Success' })
    expect(await attempt(reference, 'leadProvider')).toBe('settled')
    const { state, history } = await readState(reference, 'leadProvider')
    expect([state, ...history.map(({ outcome }) => outcome)]).toEqual(['delivered', 'failed', 'accepted'])
    expect(JSON.stringify(history)).not.toContain('@')
    expect(new Set(requests.map(({ key }) => key)).size).toBe(1)
  })

  it('sends the mails and retries with the same key while the consent service is down (D-186)', async () => {
    handlers.onetrustMarketingConsent = (_, response) => void response.destroy()
    const reference = await submitSample()
    for (let tries = 0; tries < 5; tries++) expect(await attempt(reference, 'consent')).toBe('retry')
    expect(await attemptEmailWithoutWaiting(reference)).toBe('settled')
    expect(await attempt(reference, 'confirmation')).toBe('settled')
    handlers.onetrustMarketingConsent = json({}, 201)
    expect(await attempt(reference, 'consent')).toBe('settled')
    const consentRequests = requests.filter(({ path }) => path === 'onetrustMarketingConsent')
    expect(consentRequests).toHaveLength(6)
    expect(new Set(consentRequests.map(({ key }) => key)).size).toBe(1)
    expect(await attempt(reference, 'consent')).toBe('settled')
    expect(requests.filter(({ path }) => path === 'onetrustMarketingConsent')).toHaveLength(6)
  })

  it('retries the same mail after a mail server failure, with the lead already sent (D-392, D-15)', async () => {
    mailError = new Error('The mail server failed: ECONNECTION.')
    const reference = await submitSample()
    expect(await attempt(reference, 'leadProvider')).toBe('settled')
    expect(await attempt(reference, 'email')).toBe('retry')
    mailError = undefined
    expect(await attempt(reference, 'email')).toBe('settled')
    expect(mails.map(({ key }) => key)).toEqual([await keyOf(payload, reference, 'email')])
    expect(mails[0]?.subject).toContain(reference)
  })

  it('marks a delivery that is refused for good as needing attention, and does not retry it', async () => {
    handlers['submit-motus'] = json({}, 422)
    const reference = await submitSample()
    expect(await attempt(reference, 'leadProvider')).toBe('settled')
    expect(await readState(reference, 'leadProvider')).toMatchObject({ state: 'needsAttention', attempts: 1 })
    expect(await attempt(reference, 'leadProvider')).toBe('settled')
    expect(requests).toHaveLength(1)
  })
})
