import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#features/enquiries/lead-delivery/services.ts'
import { openApiDocument } from '#platform/service/openapi.ts'
import { type LeadServices, openLeadServices, serviceKey } from './lead-services.ts'
import { consent, lead } from './samples.ts'

let office: LeadServices
beforeAll(async () => {
  office = await openLeadServices()
})
afterAll(() => office.close())

const paths = [
  '/api/submit-motus',
  '/api/onetrustMarketingConsent',
  '/services/backend/email/send-email',
  '/services/loopback/email-service',
]
const filePaths = [
  '/services/loopback/files/tradein',
  '/services/loopback/files/junior-academy',
  '/services/cms/api/enquiries',
]
const bodies: Record<string, object> = { '/api/submit-motus': lead, '/api/onetrustMarketingConsent': consent }

const send = (path: string, headers: HeadersInit, body: object = bodies[path] ?? {}) =>
  fetch(`${office.served.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

describe('the served services', () => {
  it.each(paths)('returns 401 from %s without a service key', async (path) => {
    const anonymous = await send(path, {})
    expect([anonymous.status, anonymous.headers.get('content-type')]).toEqual([
      401,
      'application/problem+json',
    ])
    for (const headers of [
      { authorization: 'users API-Key wrong' },
      { authorization: 'service-keys API-Key wrong' },
      { authorization: `Bearer ${serviceKey}` },
      { cookie: 'payload-token=made-up' },
    ] as HeadersInit[]) {
      expect((await send(path, headers)).status, JSON.stringify(headers)).toBe(401)
    }
    expect((await office.payload.count({ collection: 'handovers' })).totalDocs).toBe(0)
  })

  it('returns 401 to a signed-in user', async () => {
    const account = { email: 'leads@example.co.za', password: 'correct-horse-battery' }
    await office.payload.create({
      collection: 'users',
      data: { ...account, name: 'Leads', role: 'leads', passwordChangeDue: false },
    })
    const { token } = await office.payload.login({ collection: 'users', data: account })
    for (const headers of [
      { authorization: `JWT ${token}` },
      { cookie: `payload-token=${token}` },
    ] as HeadersInit[]) {
      expect((await send('/api/submit-motus', headers)).status).toBe(401)
    }
  })

  it('accepts a service key in either spelling of the header (D-366, D-367)', async () => {
    const known: HeadersInit[] = [
      { authorization: `users API-Key ${serviceKey}` },
      { authorization: `service-keys API-Key ${serviceKey}` },
    ]
    for (const headers of known) {
      for (const path of ['/api/submit-motus', '/api/onetrustMarketingConsent']) {
        const response = await send(path, headers)
        expect([response.status, await response.json()]).toEqual([200, { status: 'Success' }])
      }
    }
  })

  it('returns 422 for a body that breaks the contract, without repeating its values', async () => {
    const headers = { authorization: `users API-Key ${serviceKey}` }
    for (const path of paths) {
      for (const body of [[], {}, { SECRET: 1 }, { ...bodies[path], contact: 'SECRET', identifier: 7 }]) {
        const response = await send(path, headers, body)
        expect(response.status, `${path} ${JSON.stringify(body)}`).toBe(422)
        expect(await response.text()).not.toContain('SECRET')
      }
    }
  })

  it('stores lone surrogates as replacement characters and drops control characters', async () => {
    const headers = { authorization: `users API-Key ${serviceKey}`, 'idempotency-key': 'nasty-lead' }
    const response = await send('/api/submit-motus', headers, { ...lead, comments: 'a\u0000b\ud800c' })
    expect(response.status).toBe(200)
    const { docs } = await office.payload.find({
      collection: 'handovers',
      where: { key: { equals: 'leadProvider:nasty-lead' } },
    })
    expect(docs[0]?.body).toMatchObject({ comments: 'ab\ufffdc' })
  })

  it('publishes every path in the OpenAPI document', () => {
    const { paths: published } = openApiDocument(endpoints, '1') as { paths: Record<string, object> }
    expect(Object.keys(published)).toEqual([...paths, ...filePaths])
  })
})
