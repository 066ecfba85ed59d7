import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'

// Next's cache only exists while Next serves.
vi.mock('next/cache', () => import('#tests/next-cache.ts'))

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(async () => {
  await closeOutbox(cms.payload)
  await cms.close()
})
beforeEach(async () => {
  await cms.payload.delete({ collection: 'enquiries', where: { id: { exists: true } } })
})

const typed = {
  fullName: 'Thandeka O’Neil',
  phone: '+27 82 000 0000',
  email: 'thandeka@example.co.za',
  preferredContact: 'phone',
  note: 'First question',
  adult: 'on',
  page: '/contact',
  language: 'en',
  website: '',
}

async function send(kind: string, entries: Record<string, string>): Promise<string> {
  const request = new Request(`http://localhost/api/enquiries/${kind}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '192.0.2.7' },
    body: new URLSearchParams(entries).toString(),
  })
  return (await handleEndpoints({ config: cms.payload.config, request })).text()
}

const tokenIn = (page: string) => /name="token" value="([^"]+)"/.exec(page)?.[1] ?? ''
const stored = async () => (await cms.payload.find({ collection: 'enquiries', depth: 0 })).docs

test('stores one enquiry for a token, even when it is sent again with other entries', async () => {
  const token = tokenIn(await send('contact', typed))
  await send('contact', { ...typed, token, confirmed: 'yes' })
  await send('contact', { ...typed, token, confirmed: 'yes', note: 'Second question' })
  await send('contact', { ...typed, token, confirmed: 'yes', email: 'other@example.co.za' })
  expect(await stored()).toMatchObject([{ note: 'First question', email: 'thandeka@example.co.za' }])
})

test('uses the key of the token and ignores a key among the entries', async () => {
  const token = tokenIn(await send('contact', typed))
  const key = '11111111-1111-4111-8111-111111111111'
  await send('contact', { ...typed, token, key, confirmed: 'yes' })
  await send('contact', { ...typed, token, key: key.replace('1', '2'), confirmed: 'yes' })
  expect(await stored()).toHaveLength(1)
})

test('stores nothing for a token of another kind of form, and responds with a new one', async () => {
  const token = tokenIn(await send('testDrive', typed))
  expect(token).not.toBe('')
  const page = await send('contact', { ...typed, token, confirmed: 'yes' })
  expect(await stored()).toHaveLength(0)
  expect(tokenIn(page)).not.toBe(token)
  await send('contact', { ...typed, token: tokenIn(page), confirmed: 'yes' })
  expect(await stored()).toHaveLength(1)
})
