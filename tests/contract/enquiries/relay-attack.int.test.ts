import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { tokenOf } from '#features/enquiries/data/receive.test-support.ts'
import { type LeadServices, openLeadServices, serviceKey } from './lead-services.ts'
import { consent, lead } from './samples.ts'

// Next's cache is available only in a running Next server.
vi.mock('next/cache', () => import('../../next-cache.ts'))

let office: LeadServices
beforeAll(async () => {
  office = await openLeadServices()
})
afterAll(() => office.close())

const person = {
  firstName: 'Thabo Nkosi',
  emailAddress: 'thabo@example.com',
  contactNumber: '082 123 4567',
  preferredContactMethod: 'email',
}
const calls: readonly (readonly [path: string, body: object])[] = [
  ['/api/submit-motus', lead],
  ['/api/onetrustMarketingConsent', consent],
  [
    '/services/backend/email/send-email',
    { type: 'GENERAL_ENQUIRY', content: { ...person, note: 'https://evil.example' } },
  ],
  ['/services/loopback/email-service', { ...person, otherdescription: 'https://evil.example' }],
]

/** The form token that any unauthenticated client can get by sending an empty form. */
async function publicToken(): Promise<string> {
  const request = new Request('http://localhost/api/enquiries/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '192.0.2.9' },
    body: 'rubbish=1',
  })
  return tokenOf(office.payload, await handleEndpoints({ config: office.payload.config, request }))
}

const call = async (path: string, headers: Record<string, string>, body: object) =>
  (
    await fetch(`${office.served.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  ).status

const countSent = async () => {
  const [mails, records] = await Promise.all([
    office.payload.count({ collection: 'mails' }),
    office.payload.count({ collection: 'handovers' }),
  ])
  return mails.totalDocs + records.totalDocs
}

it.each(calls)('returns 401 from %s for a form token, and sends nothing', async (path, body) => {
  const token = await publicToken()
  expect(token).toMatch(/^[0-9a-f-]{36}\./)
  const before = await countSent()
  const spellings: Record<string, string>[] = [
    { 'x-form-token': token },
    { authorization: token },
    { authorization: `users API-Key ${token}` },
    { cookie: `payload-token=${token}`, 'x-form-token': token },
  ]
  for (const headers of spellings) expect(await call(path, headers, body)).toBe(401)
  expect(await countSent()).toBe(before)
})

it.each(calls)('accepts the same request to %s with a service key', async (path, body) => {
  const before = await countSent()
  expect(await call(path, { authorization: `service-keys API-Key ${serviceKey}` }, body)).toBe(200)
  expect(await countSent()).toBe(before + 1)
})
