import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { submitEnquiry } from '#features/enquiries/jobs.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { confirmationChannel } from './channels/confirmation.ts'
import { consentChannel } from './channels/consent.ts'
import { emailChannel } from './channels/email.ts'
import { leadProviderChannel } from './channels/lead-provider.ts'
import { attemptDelivery, NotDelivered } from './data/attempt.ts'
import { ownMailer } from './data/own-mail.ts'
import { keyOf, sampleOptions, sampleSettings, sampleSubmission } from './data/sample.test-support.ts'
import { upstreamConsentService, upstreamLeadProvider } from './data/upstream.ts'
import type { DeliveryChannel, DeliveryChannelName } from './delivery-channel.ts'
import { calculatedVehicle, enquiry } from './sample.test-support.ts'

const site = 'https://www.example.co.za'
const quiet = { warn: () => {} }
const never = new AbortController().signal

let cms: TestCms
let payload: Payload
let server: Server
/** What the services answer at the moment, by the last part of their paths. */
let answers: Record<string, RequestListener>
/** How the mail server is at the moment: what it throws, or nothing. */
let mailFault: Error | undefined
let asked: { path: string; key: unknown }[]
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
    asked.push({ path, key: request.headers['idempotency-key'] })
    answers[path]?.(request, response as Parameters<RequestListener>[1])
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const service = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: undefined }
  const transport = () => ({
    async send(mail: Mail) {
      if (mailFault) throw mailFault
      mails.push(mail)
      return { messageId: mail.key, detail: '250' }
    },
  })
  channels = [
    leadProviderChannel(() => upstreamLeadProvider(service), quiet),
    emailChannel(() => ownMailer(transport, site), quiet),
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
  answers = { 'submit-motus': json({ status: 'Success' }), onetrustMarketingConsent: json({}) }
  mailFault = undefined
  asked = []
  mails = []
})

/** A used vehicle at one of the six branches, with consent: everything a lead can need. */
async function submitted(): Promise<string> {
  const marketing = { agreed: true, divisions: ['TIM'], channel: 'SMS', wordingVersion: 1 } as const
  const dealer = { ...(enquiry.dealer ?? expect.fail()), id: null, directoryId: '999999' }
  const submission = sampleSubmission({ kind: 'quote', subject: calculatedVehicle, dealer, marketing })
  const settings = { ...sampleSettings, leadBranches: ['Bryanston'] }
  return (await submitEnquiry(payload, submission, sampleOptions({ channels, settings }))).reference
}

async function attempt(reference: string, channel: DeliveryChannelName): Promise<'through' | 'again'> {
  const key = await keyOf(payload, reference, channel)
  return attemptDelivery(payload, key, channels, { signal: never }).then(
    () => 'through' as const,
    (error: unknown) => (error instanceof NotDelivered ? 'again' : expect.fail(String(error))),
  )
}

/** What the admin shows of a delivery. */
async function shown(reference: string, channel: DeliveryChannelName) {
  const { rows } = await payload.db.drizzle.execute(
    sql`select state, attempts::int as attempts, history from deliveries where key = ${await keyOf(payload, reference, channel)}`,
  )
  return rows[0] as { state: string; attempts: number; history: { outcome: string; detail: string }[] }
}

describe('a lead for every channel, while a service fails', () => {
  it('sends one of each when nothing fails, the lead provider before the e-mail (D-340, D-342, D-344)', async () => {
    const reference = await submitted()
    for (const channel of channels) expect(await attempt(reference, channel.name)).toBe('through')
    expect(asked.map(({ path }) => path)).toEqual(['submit-motus', 'onetrustMarketingConsent'])
    expect(mails.map(({ to }) => to)).toEqual([['support@example.co.za'], ['thandeka@example.co.za']])
  })

  it('sends the e-mail and retries the lead provider after a 200 without Success (D-343, D-345, D-390)', async () => {
    answers['submit-motus'] = json({ status: 'Error', message: 'thandeka@example.co.za' })
    const reference = await submitted()
    expect(await attempt(reference, 'leadProvider')).toBe('again')
    expect(await attempt(reference, 'email')).toBe('through')
    expect(mails).toHaveLength(1)
    expect(await shown(reference, 'leadProvider')).toMatchObject({ state: 'waiting', attempts: 1 })
    answers['submit-motus'] = json({ status: 'Success' })
    expect(await attempt(reference, 'leadProvider')).toBe('through')
    const { state, history } = await shown(reference, 'leadProvider')
    expect([state, ...history.map(({ outcome }) => outcome)]).toEqual(['delivered', 'failed', 'accepted'])
    expect(JSON.stringify(history)).not.toContain('@')
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
  })

  it('sends the mails and retries with the same key while the consent service is down (D-186)', async () => {
    answers.onetrustMarketingConsent = (_, response) => void response.destroy()
    const reference = await submitted()
    for (let tries = 0; tries < 5; tries++) expect(await attempt(reference, 'consent')).toBe('again')
    expect(await attempt(reference, 'email')).toBe('through')
    expect(await attempt(reference, 'confirmation')).toBe('through')
    answers.onetrustMarketingConsent = json({}, 201)
    expect(await attempt(reference, 'consent')).toBe('through')
    const told = asked.filter(({ path }) => path === 'onetrustMarketingConsent')
    expect(told).toHaveLength(6)
    expect(new Set(told.map(({ key }) => key)).size).toBe(1)
    expect(await attempt(reference, 'consent')).toBe('through')
    expect(asked.filter(({ path }) => path === 'onetrustMarketingConsent')).toHaveLength(6)
  })

  it('retries the same mail after a mail server failure, with the lead already sent (D-392, D-15)', async () => {
    mailFault = new Error('The mail server failed: ECONNECTION.')
    const reference = await submitted()
    expect(await attempt(reference, 'leadProvider')).toBe('through')
    expect(await attempt(reference, 'email')).toBe('again')
    mailFault = undefined
    expect(await attempt(reference, 'email')).toBe('through')
    expect(mails.map(({ key }) => key)).toEqual([await keyOf(payload, reference, 'email')])
    expect(mails[0]?.subject).toContain(reference)
  })

  it('marks a delivery that is refused for good as needing attention, and does not retry it', async () => {
    answers['submit-motus'] = json({}, 422)
    const reference = await submitted()
    expect(await attempt(reference, 'leadProvider')).toBe('through')
    expect(await shown(reference, 'leadProvider')).toMatchObject({ state: 'needsAttention', attempts: 1 })
    expect(await attempt(reference, 'leadProvider')).toBe('through')
    expect(asked).toHaveLength(1)
  })
})
