import { expect, it, vi } from 'vitest'
import { upstreamNewsletter } from './upstream.ts'

const log = { warn: vi.fn() }
const subscription = { firstName: 'Thandi', lastName: 'Nkosi', emailAddress: 'thandi@example.co.za' }

function serviceResponding(respond: () => Response) {
  const requests: Request[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests.push(new Request(input, init))
    return respond()
  }
  const newsletter = upstreamNewsletter('https://news.example.co.za/api/subscribeUser', { fetch, log })
  return { newsletter, requests }
}

it('sends the service the three fields and over18 as the word yes (V-138)', async () => {
  const { newsletter, requests } = serviceResponding(() => Response.json({ result: 'success', msg: 'ok' }))
  await newsletter.subscribe(subscription)
  expect(requests[0]?.method).toBe('POST')
  expect(await requests[0]?.json()).toEqual({ ...subscription, over18: 'yes' })
})

it.each([
  [{ result: 'error', msg: 'x@y.z: Member Exists.', error: null }, 'alreadySignedUp'],
  [{ result: 'error', msg: '', error: 'The domain portion is invalid' }, 'invalidEmail'],
  [{ result: 'success', msg: 'Please confirm your email address.' }, 'confirmByEmail'],
  [{ msg: 'Too many attempts' }, 'other'],
])('reads %o as %s (V-140)', async (body, kind) => {
  const { newsletter } = serviceResponding(() => Response.json(body))
  expect((await newsletter.subscribe(subscription)).kind).toBe(kind)
})

it.each([
  ['a response with status 500', () => new Response('no', { status: 500 })],
  ['a response that is not JSON', () => new Response('<html>')],
  ['JSON of another shape', () => Response.json(['Member Exists'])],
])('throws for %s (V-144)', async (_, respond) => {
  const { newsletter } = serviceResponding(respond)
  await expect(newsletter.subscribe(subscription)).rejects.toThrow(/newsletter service/)
})
