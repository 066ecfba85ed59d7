import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { envelope, formEndpoint, formEntries, inAWeek, stepOf, tokenOf } from '#tests/forms/receive.ts'

// Next's cache exists only while Next serves.
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
  test('stores the enquiry and returns its reference (D-162, D-364)', async () => {
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

  test('stores one enquiry and returns the same reference when the same key is sent twice', async () => {
    const twice = { key: randomUUID() }
    const [first, second] = [await json(twice), await json(twice)]
    expect([first.status, second.status]).toEqual([201, 200])
    expect(await second.json()).toEqual(await first.json())
    expect(await stored()).toBe(1)
  })

  test('stores the day of a test drive, and refuses a time without a day', async () => {
    const drive = { model: '57U', dealer: 'sandton', driveDay: inAWeek(), driveTime: '10:30' }
    const sent = await json({ ...drive, callTime: 'morning' }, { kind: 'testDrive' })
    expect(sent.status).toBe(201)
    expect((await all())[0]?.detailsInWords).toMatch(
      /^Preferred Day: \w+day, \d+ \w+ \d{4}\nPreferred Time: 10:30\nBest Time To Call: Morning$/,
    )
    const refused = await json({ ...drive, driveDay: '' }, { kind: 'testDrive' })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      errors: [{ field: 'driveDay', message: 'Please choose a day for this time' }],
    })
    expect(await stored()).toBe(1)
  })

  test('reports every invalid field and stores nothing (D-160)', async () => {
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

  test('ignores recipients, status, reference and spam flag among the entries', async () => {
    await json({ recipients: ['thief@example.com'], status: 'done', reference: 'FC-XXXX-XXXX', isSpam: true })
    const [enquiry] = await all()
    expect(enquiry).toMatchObject({ status: 'new' })
    expect(JSON.stringify(enquiry)).not.toMatch(/thief|XXXX/)
  })

  test('accepts an unknown dealer and vehicle, and names both in the note', async () => {
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
    ['it was completed within a second', { elapsed: 400 }],
  ])('stores the enquiry as spam when %s', async (_, own) => {
    expect((await json(own)).status).toBe(201)
    expect(await all()).toMatchObject([{ status: 'spam' }])
  })

  test('delivers an enquiry once when it is released from spam', async () => {
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

  test('responds with 429 after twenty forms from one address, and still accepts other addresses', async () => {
    const statuses = []
    for (let sent = 0; sent < 21; sent++) statuses.push((await json({}, { from: '192.0.2.1' })).status)
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(201))
    expect(statuses[20]).toBe(429)
    expect((await json({}, { from: '192.0.2.2' })).status).toBe(201)
  })

  test('responds with 503 and no reference while the database fails, then accepts the form (D-390, D-392)', async () => {
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
  const typed = { ...formEntries }
  const stepAt = (response: Response) => stepOf(cms.payload, response)

  test('redirects to a page for review, and stores the enquiry once it is confirmed', async () => {
    const first = await formEncoded(typed)
    expect([first.status, first.headers.get('cache-control')]).toEqual([303, 'no-store'])
    expect(await stepAt(first)).toMatchObject({
      ...{ step: 'confirm', kind: 'contact', language: 'en', page: '/contact', failure: null },
      entered: { email: ['thandeka@example.co.za'], note: ['First line\nSecond line'] },
    })
    expect(await stored()).toBe(0)

    const confirmed = { ...typed, token: await tokenOf(cms.payload, first), confirmed: 'yes' }
    const done = await stepAt(await formEncoded(confirmed))
    const [enquiry] = await all()
    expect(done).toMatchObject({ step: 'done', reference: enquiry?.reference })
    await formEncoded(confirmed)
    expect(await stored()).toBe(1)
  })

  test('redirects to the form with every error and the entered values (D-160)', async () => {
    const step = await stepAt(await formEncoded({ ...typed, email: 'thandeka', phone: '<b>"1"' }))
    expect(step).toMatchObject({
      step: 'edit',
      messages: [
        { field: 'phone', message: 'Please enter at least 10 digits' },
        { field: 'email', message: 'Missing @ symbol' },
      ],
      entered: { phone: ['<b>"1"'], fullName: ['Thandeka O’Neil'], email: ['thandeka'] },
    })
    expect(await stored()).toBe(0)
  })

  test('redirects to the form with the entered values when the visitor wants to change them', async () => {
    const token = await tokenOf(cms.payload, await formEncoded(typed))
    const step = await stepAt(await formEncoded({ ...typed, token, change: 'yes' }))
    expect(step).toMatchObject({ step: 'edit', messages: [], entered: { email: ['thandeka@example.co.za'] } })
  })

  test.each([
    ['no token', ''],
    ['a forged token', `${randomUUID()}.k9x2abcd.${'A'.repeat(43)}`],
  ])('redirects to the review again and stores nothing when it is confirmed with %s', async (_, token) => {
    expect(await stepAt(await formEncoded({ ...typed, token, confirmed: 'yes' }))).toMatchObject({
      step: 'confirm',
    })
    expect(await stored()).toBe(0)
  })
})
