import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { entered, envelope, formEndpoint } from './receive.test-support.ts'

// Next keeps answers in a cache that only exists while it serves.
vi.mock('next/cache', () => import('#tests/answer-cache.ts'))

let cms: TestCms

beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(async () => {
  await closeOutbox(cms.payload)
  await cms.close()
})
beforeEach(async () => {
  await cms.payload.db.drizzle.execute(sql`delete from deliveries; delete from enquiries`)
})

const { post, json } = formEndpoint(() => cms.payload.config)
const formEncoded = (entries: Record<string, string>) =>
  post({
    body: new URLSearchParams(entries).toString(),
    type: 'application/x-www-form-urlencoded',
    from: '192.0.2.77',
  })

const all = async () => (await cms.payload.find({ collection: 'enquiries', depth: 0, limit: 100 })).docs
const stored = async () => (await cms.payload.count({ collection: 'enquiries' })).totalDocs

describe('a form sent with JavaScript', () => {
  test('D-162, D-364: is stored, and its reference answered', async () => {
    const answer = await json()
    expect(answer.status).toBe(201)
    const { reference } = (await answer.json()) as { reference: string }
    expect(await all()).toMatchObject([
      {
        reference,
        fullName: 'Thandeka O’Neil',
        note: 'First line\nSecond line',
        page: '/contact',
        status: 'new',
      },
    ])
  })

  test('sent twice it is answered the same and stored once', async () => {
    const twice = { key: randomUUID() }
    const [first, second] = [await json(twice), await json(twice)]
    expect([first.status, second.status]).toEqual([201, 200])
    expect(await second.json()).toEqual(await first.json())
    expect(await stored()).toBe(1)
  })

  test('D-160: with failing fields all of them are named, and nothing is stored', async () => {
    const answer = await json({ fullName: ' ', phone: '', email: '', adult: false })
    expect(answer.status).toBe(422)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    const { errors } = (await answer.json()) as { errors: object[] }
    expect(errors).toEqual([
      { field: 'fullName', message: 'Full name is required' },
      { field: 'phone', message: 'Contact number is required' },
      { field: 'email', message: 'Email address is required' },
      { field: 'adult', message: 'Please confirm your age' },
    ])
    expect(await stored()).toBe(0)
  })

  test('recipients, states and references in it are ignored', async () => {
    await json({ recipients: ['thief@example.com'], status: 'done', reference: 'FC-XXXX-XXXX', isSpam: true })
    const [enquiry] = await all()
    expect(enquiry).toMatchObject({ status: 'new' })
    expect(JSON.stringify(enquiry)).not.toMatch(/thief|XXXX/)
  })

  test('a dealer and a vehicle nobody knows are said in words, and refuse nothing', async () => {
    const answer = await json({ model: 'NO1', colour: '040', dealer: 'nowhere' }, { kind: 'quote' })
    expect(answer.status).toBe(201)
    expect(await all()).toMatchObject([
      {
        kind: 'quote',
        note: expect.stringContaining('Asked about the vehicle NO1. Asked for the dealer nowhere.'),
      },
    ])
  })

  test.each([
    ['the hidden field is filled', { website: 'https://example.com' }],
    ['it was filled in at once', { elapsed: 400 }],
  ])('when %s it is kept as spam', async (_, own) => {
    expect((await json(own)).status).toBe(201)
    expect(await all()).toMatchObject([{ status: 'spam' }])
  })

  test('spam that is none after all is sent, once', async () => {
    await json({ website: 'https://example.com' })
    const [enquiry] = await all()
    const { payload } = cms
    const deliveries = async () => (await payload.count({ collection: 'deliveries' })).totalDocs
    expect(await deliveries()).toBe(0)
    const set = (status: 'new' | 'spam') =>
      payload.update({ collection: 'enquiries', id: enquiry?.id ?? 0, data: { status } })
    await set('new')
    expect(await deliveries()).toBe(2)
    expect(await all()).toMatchObject([{ status: 'new' }])
    await set('spam')
    await set('new')
    expect(await deliveries()).toBe(2)
  })

  test('too many of one form from one address are told to wait; others are not', async () => {
    const statuses = []
    for (let sent = 0; sent < 21; sent++) statuses.push((await json({}, { from: '192.0.2.1' })).status)
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(201))
    expect(statuses[20]).toBe(429)
    expect((await json({}, { from: '192.0.2.2' })).status).toBe(201)
  })

  test('D-390, D-392: when the database fails the visitor is told so, and gets no reference', async () => {
    const { pool } = cms.payload.db as unknown as { pool: { connect: () => unknown } }
    const connect = vi.spyOn(pool, 'connect').mockImplementation(() => Promise.reject(new Error('down')))
    const sent = envelope()
    const answer = await json(sent)
    expect(answer.status).toBe(503)
    expect(await answer.text()).not.toContain('FC-')
    connect.mockRestore()
    expect(await stored()).toBe(0)
    expect((await json(sent)).status).toBe(201)
  })
})

describe('a form sent without JavaScript', () => {
  const typed = { ...entered, adult: 'on', page: '/contact', language: 'en', website: '' }
  const tokenIn = (page: string) => /name="token" value="([^"]+)"/.exec(page)?.[1] ?? ''

  test('is shown once more with a key, and stored when it is confirmed', async () => {
    const first = await formEncoded(typed)
    const page = await first.text()
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(page).toContain('thandeka@example.co.za')
    expect(await stored()).toBe(0)

    const confirmed = { ...typed, token: tokenIn(page), confirmed: 'yes' }
    const done = await (await formEncoded(confirmed)).text()
    expect(done).toContain('Your Message has been sent.')
    const [enquiry] = await all()
    expect(done).toContain(enquiry?.reference)
    await formEncoded(confirmed)
    expect(await stored()).toBe(1)
  })

  test('D-160: what is wrong stands beside its field, and what was typed is kept', async () => {
    const answer = await formEncoded({ ...typed, email: 'thandeka', phone: '<b>"1"' })
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(page).toContain('Missing @ symbol')
    expect(page).toContain('Please enter at least 10 digits')
    expect(page).toContain('value="&lt;b&gt;&quot;1&quot;"')
    expect(page).toContain('Thandeka O’Neil')
    expect(await stored()).toBe(0)
  })

  test('may be changed once more', async () => {
    const token = tokenIn(await (await formEncoded(typed)).text())
    const page = await (await formEncoded({ ...typed, token, change: 'yes' })).text()
    expect(page).toMatch(/<input id="email"[^>]* value="thandeka@example.co.za"/)
  })

  test.each([
    ['no token', ''],
    ['a token nobody made', `${randomUUID()}.k9x2abcd.${'A'.repeat(43)}`],
  ])('confirmed with %s it is shown again and not stored', async (_, token) => {
    expect((await formEncoded({ ...typed, token, confirmed: 'yes' })).status).toBe(200)
    expect(await stored()).toBe(0)
  })
})
