import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import {
  DeliveryRefused,
  upstreamConsentService,
  upstreamLeadProvider,
  upstreamMailer,
} from '#features/lead-delivery/services.ts'
import { type Loopback, listen } from '../loopback.ts'
import { consent, deliveryTo, lead } from './samples.ts'

const open: Loopback[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()))
})

type Answers = (request: IncomingMessage, response: ServerResponse) => void

const status =
  (code: number, body = 'trouble with thabo@example.com'): Answers =>
  (_, response) =>
    void response.writeHead(code, { 'content-type': 'application/json' }).end(body)

const dealer = { id: 1, directoryId: '1', name: 'X', slug: 'x', supplierCode: 'X1', region: null }
const soon = () => AbortSignal.timeout(400)

/** Each call against a service that behaves as told. */
async function callsTo(answers: Answers) {
  const server = await listen(answers)
  open.push(server)
  const service = { url: server.url, key: 'k' }
  return {
    server,
    lead: () => upstreamLeadProvider(service).submit(lead, 'key-00001', soon()),
    consent: () => upstreamConsentService(service).record(consent, 'key-00001', soon()),
    mail: () =>
      upstreamMailer(service, 'https://www.example.co.za').send(
        deliveryTo(dealer, ['x@example.co.za'], 'key-00001'),
        soon(),
      ),
  }
}

const outcome = async (call: () => Promise<unknown>) => {
  const error = await call().then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error === undefined) return 'taken'
  expect(String(error), 'an address of somebody is repeated').not.toContain('@')
  return error instanceof DeliveryRefused ? 'refused' : 'to be tried again'
}

describe('services that fail', () => {
  it.each([
    ['500', status(500)],
    ['503', status(503)],
    ['429', status(429)],
    ['401 for a wrong key', status(401)],
    ['404 for a wrong address', status(404)],
    ['a redirect', (_, response) => void response.writeHead(302, { location: '/' }).end()],
    ['a timeout', () => {}],
    ['a broken connection', (_, response) => void response.destroy()],
  ] as [string, Answers][])('asks for another attempt after %s (D-343, D-186)', async (_, answers) => {
    const calls = await callsTo(answers)
    expect(await outcome(calls.lead)).toBe('to be tried again')
    expect(await outcome(calls.consent)).toBe('to be tried again')
    expect(await outcome(calls.mail)).toBe('to be tried again')
  })

  it.each([400, 413, 415, 422])('refuses the delivery for good after %i', async (code) => {
    const calls = await callsTo(status(code))
    expect(await outcome(calls.lead)).toBe('refused')
    expect(await outcome(calls.consent)).toBe('refused')
    expect(await outcome(calls.mail)).toBe('refused')
  })

  it.each([200, 201])('treats an empty %i as success for mail and consent (D-368)', async (code) => {
    const calls = await callsTo(status(code, ''))
    expect(await outcome(calls.mail)).toBe('taken')
    expect(await outcome(calls.consent)).toBe('taken')
  })

  it('reads the status of a lead, and asks for another attempt when it has none (D-345)', async () => {
    const told = async (body: string) => (await callsTo(status(200, body))).lead()
    expect(await told('{"status":"Success","id":7}')).toBe('Success')
    expect(await told('{"status":"Error"}')).toBe('Error')
    for (const body of ['', 'Success', '{}', '{"status":true}', '[]']) {
      expect(await outcome(() => told(body))).toBe('to be tried again')
    }
  })

  it('sends lead, consent and mail to their paths with the key (D-366 to D-368)', async () => {
    const keys: unknown[] = []
    const calls = await callsTo((request, response) => {
      const { headers, method } = request
      keys.push([method, headers.authorization, headers['idempotency-key'], headers['content-type']])
      response.end('{"status":"Success"}')
    })
    await calls.lead()
    await calls.consent()
    await calls.mail()
    expect(calls.server.asked).toEqual(['/submit-motus', '/onetrustMarketingConsent', '/email/send-email'])
    expect(keys).toEqual(Array(3).fill(['POST', 'users API-Key k', 'key-00001', 'application/json']))
  })
})
