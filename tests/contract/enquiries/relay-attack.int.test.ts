import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
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

/** The address and the secret of a form's next step, which any unauthenticated client gets by sending a form. */
async function publicTokens(): Promise<readonly string[]> {
  const request = new Request('http://localhost/api/enquiries/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '192.0.2.9' },
    body: 'rubbish=1',
  })
  const { headers } = await handleEndpoints({ config: office.payload.config, request })
  const [, address = ''] = /\/enquiry\/check\/en\/([\w-]{22})/.exec(headers.get('location') ?? '') ?? []
  const [, secret = ''] = /^form-draft=([\w-]{43});/.exec(headers.get('set-cookie') ?? '') ?? []
  return [address, secret]
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

it.each(calls)('returns 401 from %s for the tokens of a form, and sends nothing', async (path, body) => {
  const tokens = await publicTokens()
  expect(tokens).not.toContain('')
  const before = await countSent()
  const spellings = tokens.flatMap((token): Record<string, string>[] => [
    { 'x-form-token': token },
    { authorization: token },
    { authorization: `users API-Key ${token}` },
    { cookie: `payload-token=${token}`, 'x-form-token': token },
  ])
  for (const headers of spellings) expect(await call(path, headers, body)).toBe(401)
  expect(await countSent()).toBe(before)
})

it.each(calls)('accepts the same request to %s with a service key', async (path, body) => {
  const before = await countSent()
  expect(await call(path, { authorization: `service-keys API-Key ${serviceKey}` }, body)).toBe(200)
  expect(await countSent()).toBe(before + 1)
})
