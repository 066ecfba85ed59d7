import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import {
  DeliveryRefused,
  upstreamConsentService,
  upstreamLeadProvider,
  upstreamMailer,
} from '#features/enquiries/lead-delivery/services.ts'
import { type Loopback, listen } from '../loopback.ts'
import { consent, deliveryTo, lead } from './samples.ts'

const open: Loopback[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()))
})

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const status =
  (code: number, body = 'trouble with thabo@example.com'): Handler =>
  (_, response) =>
    void response.writeHead(code, { 'content-type': 'application/json' }).end(body)

const dealer = { id: 1, directoryId: '1', name: 'X', slug: 'x', supplierCode: 'X1', region: null }
const soon = () => AbortSignal.timeout(400)

/** The calls to a service that responds with the given handler. */
async function callsTo(handler: Handler) {
  const server = await listen(handler)
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
  if (error === undefined) return 'accepted'
  expect(String(error), 'an e-mail address is in the error').not.toContain('@')
  return error instanceof DeliveryRefused ? 'rejected' : 'retry'
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
  ] as [string, Handler][])('asks for another attempt after %s (D-343, D-186)', async (_, handler) => {
    const calls = await callsTo(handler)
    expect(await outcome(calls.lead)).toBe('retry')
    expect(await outcome(calls.consent)).toBe('retry')
    expect(await outcome(calls.mail)).toBe('retry')
  })

  it.each([400, 413, 415, 422])('rejects the delivery permanently after %i (D-368)', async (code) => {
    const calls = await callsTo(status(code))
    expect(await outcome(calls.lead)).toBe('rejected')
    expect(await outcome(calls.consent)).toBe('rejected')
    expect(await outcome(calls.mail)).toBe('rejected')
  })

  it.each([200, 201])('treats an empty %i as success for mail and consent (D-368)', async (code) => {
    const calls = await callsTo(status(code, ''))
    expect(await outcome(calls.mail)).toBe('accepted')
    expect(await outcome(calls.consent)).toBe('accepted')
  })

  it('reads the status of a lead, and asks for another attempt when it has none (D-345)', async () => {
    const submitTo = async (body: string) => (await callsTo(status(200, body))).lead()
    expect(await submitTo('{"status":"Success","id":7}')).toBe('Success')
    expect(await submitTo('{"status":"Error"}')).toBe('Error')
    for (const body of ['', 'Success', '{}', '{"status":true}', '[]']) {
      expect(await outcome(() => submitTo(body))).toBe('retry')
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
    expect(calls.server.requests).toEqual(['/submit-motus', '/onetrustMarketingConsent', '/email/send-email'])
    expect(keys).toEqual(Array(3).fill(['POST', 'users API-Key k', 'key-00001', 'application/json']))
  })
})
