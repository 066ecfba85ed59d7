import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mayMarketTo, recordConsent } from '#features/people/consent/server.ts'
import { withTransaction } from '#platform/database/transaction.ts'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { findPrivacyRequest } from './find.ts'
import { handlePrivacyStep } from './handle-step.ts'
import { findOpenRequests } from './requests.ts'
import { applyRetention, fulfilOpenRequests, readRetention } from './retention.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(async () => {
  await closeOutbox(cms.payload)
  await cms.close()
})

/** A time by the clock of the site, which may differ from that of the database. */
const daysFromNow = (days: number) =>
  new Date(siteClock().now().getTime() + days * 24 * 60 * 60 * 1000).toISOString()

const run = async (statement: ReturnType<typeof sql>) =>
  (await cms.payload.db.drizzle.execute(statement)).rows as Record<string, unknown>[]

let enquiryCount = 0

/** Inserts an enquiry received some days ago. @returns its reference. */
async function insertEnquiry(email: string, daysAgo = 1) {
  enquiryCount += 1
  const reference = `FC-TEST-${enquiryCount}`
  await run(sql`
    insert into enquiries (reference, form_key, kind, received_at, language, full_name, email, phone,
      preferred_contact, note, page, status)
    values (${reference}, ${`key ${enquiryCount}`}, 'contact', ${daysFromNow(-daysAgo)}, 'en',
      'Thandi Nkosi', ${email}, '082 123 4567', 'email', 'A question.', '/contact', 'new')`)
  return reference
}

const insertSubscriber = (email: string, state: string, daysAgo = 0) =>
  run(sql`
    insert into subscribers (email, first_name, last_name, state, person, asked_at, left_at)
    values (${email}, 'Thandi', 'Nkosi', ${state}::text::enum_subscribers_state, ${`person of ${email}`},
      ${daysFromNow(-daysAgo)}, ${daysFromNow(-daysAgo)})`)

let networks = 0
function step(name: string, entries: Record<string, string>, from?: string): Promise<Response> {
  networks += 1
  return handlePrivacyStep(
    name,
    new Request(`http://localhost:3000/api/privacy-requests/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': from ?? `10.1.${networks}.1`,
      },
      body: new URLSearchParams(entries),
    }),
  )
}

type QueuedMail = { readonly to: string[]; readonly subject: string; readonly text: string }

async function mailsTo(email: string): Promise<QueuedMail[]> {
  const rows = await run(
    sql`select data from pgboss.job where name = 'mail' and data->'to'->>0 = ${email} order by created_on`,
  )
  return rows.map(({ data }) => data as QueuedMail)
}

/** Submits a request, and returns the token of the link in the mail. */
async function submitRequest(wish: string, email: string): Promise<string> {
  const response = await step('ask', { wish, email })
  expect(response.headers.get('location')).toBe('/privacy-request/sent')
  const mail = (await mailsTo(email)).at(-1)
  return /\/privacy-request\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('a request for a copy of personal data', () => {
  const email = 'copy@example.co.za'

  it('returns all data of the person, and only after the link in the mail is confirmed', async () => {
    const reference = await insertEnquiry(email)
    await insertEnquiry('other@example.co.za')
    const token = await submitRequest('export', email)
    expect((await step('data', { token })).headers.get('location')).toBe('/privacy-request/expired')
    const confirmed = await step('confirm', { token })
    expect(confirmed.headers.get('location')).toBe(`/privacy-request/${token}`)
    expect((await findPrivacyRequest(token))?.state).toBe('done')
    const file = await step('data', { token })
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="PR-[\w-]+\.json"$/)
    const data = await file.json()
    expect(data.enquiries.map((one: { reference: string }) => one.reference)).toEqual([reference])
    expect(data.enquiries[0]).toMatchObject({ fullName: 'Thandi Nkosi', phone: '082 123 4567' })
    expect(data).toMatchObject({
      about: email,
      newsletter: null,
      vehicleAlerts: [],
      serviceReminders: [],
      consent: [],
    })
    expect(JSON.stringify(data)).not.toContain('other@example.co.za')
  })

  it('contains the files of enquiries with their content', async () => {
    const sender = 'files@example.co.za'
    const reference = await insertEnquiry(sender)
    const content = randomBytes(1_000)
    await run(sql`
      with file as (
        insert into enquiry_files (key, form_key, slot, name, media_type, bytes, verdict, enquiry_id)
        select 'a key', form_key, 'attachment', 'Licence.pdf', 'application/pdf', 1000, 'notScanned', id
        from enquiries where reference = ${reference} returning id)
      insert into enquiry_file_chunks (file_id, position, data) select id, 0, ${content} from file`)
    const token = await submitRequest('export', sender)
    await step('confirm', { token })
    const data = await (await step('data', { token })).json()
    expect(data.enquiries[0].files).toEqual([
      {
        ...{ name: 'Licence.pdf', mediaType: 'application/pdf', bytes: 1_000 },
        content: content.toString('base64'),
      },
    ])
  })
})

describe('a request to erase personal data', () => {
  const email = 'erase@example.co.za'

  it('erases the person from every record, and ends marketing', async () => {
    const reference = await insertEnquiry(email)
    const consent = {
      email,
      choice: { divisions: ['TFS'], channel: 'Email', wordingVersion: 0 },
      source: 'form:contact',
      at: new Date('2026-01-01T00:00:00Z'),
    }
    await withTransaction(cms.payload, (transaction) => recordConsent(transaction, consent))
    expect(await mayMarketTo(cms.payload, email)).toBe(true)
    const token = await submitRequest('erase', email)
    expect(await run(sql`select email from enquiries where reference = ${reference}`)).toEqual([{ email }])
    await step('confirm', { token })
    const [enquiry] = await run(sql`select * from enquiries where reference = ${reference}`)
    expect(JSON.stringify(enquiry)).not.toMatch(/Thandi|Nkosi|082 123|erase@|A question/)
    expect(enquiry).toMatchObject({ reference, kind: 'contact' })
    expect(await mayMarketTo(cms.payload, email)).toBe(false)
    const request = await findPrivacyRequest(token)
    expect(request).toMatchObject({ state: 'done', email: null })
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Please confirm your request PR-/),
      expect.stringMatching(/^Your request PR-.* has been completed$/),
    ])
  })

  it('is carried out once when it is confirmed twice', async () => {
    const token = await submitRequest('erase', 'twice@example.co.za')
    await step('confirm', { token })
    await step('confirm', { token })
    expect(await mailsTo('twice@example.co.za')).toHaveLength(2)
  })
})

describe('the processing of privacy requests', () => {
  it('records an objection even when the visitor never gave consent', async () => {
    const token = await submitRequest('objection', 'objects@example.co.za')
    await step('confirm', { token })
    const { rows } = await cms.payload.db.drizzle.execute(
      sql`select act, source from consent_entries where source = 'privacy desk'`,
    )
    expect(rows).toEqual([{ act: 'objected', source: 'privacy desk' }])
  })

  it.each([
    ['no e-mail address', { wish: 'export', email: '' }],
    ['two e-mail addresses', { wish: 'export', email: 'a@example.co.za, b@example.co.za' }],
    ['an unknown request type', { wish: 'everything', email: 'a@example.co.za' }],
  ])('stores nothing for %s', async (_, entries) => {
    const before = await run(sql`select count(*) from privacy_requests`)
    expect((await step('ask', entries)).headers.get('location')).toBe('/privacy-request/invalid')
    expect(await run(sql`select count(*) from privacy_requests`)).toEqual(before)
  })

  it('limits requests for one e-mail address to three an hour', async () => {
    const email = 'victim@example.co.za'
    const locations: (string | null)[] = []
    for (let time = 0; time < 4; time++)
      locations.push((await step('ask', { wish: 'export', email })).headers.get('location'))
    expect(locations.at(-1)).toBe('/privacy-request/too-often')
    expect(await mailsTo(email)).toHaveLength(3)
  })

  it('says in JSON how long to wait: an hour for an e-mail address', async () => {
    const request = (sent: number) =>
      new Request('http://localhost:3000/api/privacy-requests/ask', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.2.${sent}.1` },
        body: JSON.stringify({ wish: 'export', email: 'hurried@example.co.za' }),
      })
    const responses: Response[] = []
    for (let sent = 0; sent < 4; sent++) responses.push(await handlePrivacyStep('ask', request(sent)))
    expect(responses.map(({ status }) => status)).toEqual([202, 202, 202, 429])
    expect(Number(responses[3]?.headers.get('retry-after'))).toBeGreaterThan(3_500)
    expect(await responses[3]?.text()).toMatch(/Too many requests\. Please wait (?:59|60) minutes\./)
  })

  it('counts all spellings of one IPv6 network as one sender, limited to ten requests', async () => {
    const locations: (string | null)[] = []
    for (let sent = 1; sent <= 11; sent++) {
      const entries = { wish: 'export', email: `visitor-${sent}@example.co.za` }
      locations.push((await step('ask', entries, `2001:db8::${sent.toString(16)}`)).headers.get('location'))
    }
    const expected = [...Array(10).fill('/privacy-request/sent'), '/privacy-request/too-often']
    expect(locations).toEqual(expected)
  })

  it('rejects a link that is older than two days', async () => {
    const token = await submitRequest('erase', 'late@example.co.za')
    await run(
      sql`update privacy_requests set received_at = ${daysFromNow(-3)} where email = 'late@example.co.za'`,
    )
    expect((await step('confirm', { token })).headers.get('location')).toBe('/privacy-request/expired')
    expect(await findPrivacyRequest(token)).toBeNull()
  })

  it('shows the days left of an open request, and carries it out in the nightly run', async () => {
    await submitRequest('objection', 'waits@example.co.za')
    await run(sql`update privacy_requests set state = 'open', due_at = ${daysFromNow(29)}
      where email = 'waits@example.co.za'`)
    const { docs } = await cms.payload.find({
      collection: 'privacyRequests',
      where: { state: { equals: 'open' } },
    })
    expect(docs.map(({ clock }) => clock)).toEqual(['29 days left'])
    expect(await fulfilOpenRequests(cms.payload, siteClock().now())).toBe(1)
    expect(await findOpenRequests(cms.payload)).toEqual([])
  })
})

describe('retention', () => {
  it('uses the default periods until an administrator changes them', async () => {
    expect(await readRetention(cms.payload)).toMatchObject({ enquiryMonths: 24, pendingSubscriberDays: 30 })
    await cms.payload.updateGlobal({
      slug: 'privacy-settings',
      data: { enquiryMonths: 6, pendingSubscriberDays: 14 },
    })
    expect(await readRetention(cms.payload)).toMatchObject({ enquiryMonths: 6, pendingSubscriberDays: 14 })
  })

  it('erases what is older than its period, and nothing younger', async () => {
    const old = await insertEnquiry('old@example.co.za', 200)
    const young = await insertEnquiry('young@example.co.za', 150)
    await insertSubscriber('never@example.co.za', 'pending', 15)
    await insertSubscriber('perhaps@example.co.za', 'pending', 13)
    await insertSubscriber('reader@example.co.za', 'subscribed', 900)
    await insertSubscriber('gone@example.co.za', 'unsubscribed', 200)
    const erased = await applyRetention(cms.payload, siteClock().now())
    expect(erased).toMatchObject({ enquiries: 1, pendingSubscribers: 1, formerSubscribers: 1 })
    const left = await run(sql`select reference from enquiries where reference in (${old}, ${young})`)
    expect(left).toEqual([{ reference: young }])
    const subscribers = await run(sql`select email from subscribers order by email`)
    expect(subscribers.map((one) => one.email)).toEqual(['perhaps@example.co.za', 'reader@example.co.za'])
  })

  it('deletes feedback about pages after twelve months (V-7)', async () => {
    const insert = (page: string, daysAgo: number) =>
      run(sql`insert into page_feedback (page, answer, language, received_at)
        values (${page}, 'helpful', 'en', ${daysFromNow(-daysAgo)})`)
    await insert('/old', 370)
    await insert('/young', 360)
    expect(await applyRetention(cms.payload, siteClock().now())).toMatchObject({ feedback: 1 })
    expect(await run(sql`select page from page_feedback`)).toEqual([{ page: '/young' }])
  })

  it('removes the e-mail address from a finished copy after a week, and deletes unconfirmed requests', async () => {
    await run(sql`update privacy_requests set done_at = ${daysFromNow(-8)} where wish = 'export'`)
    await applyRetention(cms.payload, siteClock().now())
    const emails = await run(
      sql`select distinct email, state from privacy_requests where wish = 'export' and state = 'done'`,
    )
    expect(emails).toEqual([{ email: null, state: 'done' }])
    expect(await run(sql`select 1 from privacy_requests where email = 'late@example.co.za'`)).toEqual([])
  })
})
