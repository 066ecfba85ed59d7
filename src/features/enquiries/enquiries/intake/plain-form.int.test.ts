import { sql } from '@payloadcms/db-postgres'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { registerCms } from '#platform/process/cms.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { draftIn, formEntries, stepOf, tokenOf } from '#tests/forms/receive.ts'
import { findDraft } from '../drafts/stored-drafts.ts'
import { eraseEnquiriesOf } from '../inbox/personal-data.ts'

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
/** Each test sends from a network of its own, which the limit counts apart. */
let visitor = 0
beforeEach(async () => {
  visitor += 1
  await cms.payload.delete({ collection: 'enquiries', where: { id: { exists: true } } })
  await cms.payload.db.drizzle.execute(sql`delete from form_drafts`)
})

async function send(kind: string, entries: Record<string, string>): Promise<Response> {
  const request = new Request(`http://localhost/api/enquiries/${kind}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': `192.0.2.${visitor}` },
    body: new URLSearchParams(entries).toString(),
  })
  return handleEndpoints({ config: cms.payload.config, request })
}

const typed = { ...formEntries, note: 'First question' }
const stepAt = (response: Response) => stepOf(cms.payload, response)
const tokenIn = (response: Response) => tokenOf(cms.payload, response)
const rows = async () =>
  (await cms.payload.db.drizzle.execute(sql`select * from form_drafts order by id`)).rows as {
    content: string | null
    person: string | null
  }[]
const stored = async () => (await cms.payload.find({ collection: 'enquiries', depth: 0 })).docs

test('stores one enquiry for a token, even when it is sent again with other entries', async () => {
  const token = await tokenIn(await send('contact', typed))
  await send('contact', { ...typed, token, confirmed: 'yes' })
  await send('contact', { ...typed, token, confirmed: 'yes', note: 'Second question' })
  await send('contact', { ...typed, token, confirmed: 'yes', email: 'other@example.co.za' })
  expect(await stored()).toMatchObject([{ note: 'First question', email: 'thandeka@example.co.za' }])
})

test('returns to the form with its entries for a time without a day', async () => {
  const drive = { ...typed, model: '57U', dealer: 'sandton', driveTime: '10:30' }
  expect(await stepAt(await send('testDrive', drive))).toMatchObject({
    step: 'edit',
    entered: { driveTime: ['10:30'], note: ['First question'] },
    messages: [{ field: 'driveDay', message: 'Please choose a day for this time' }],
  })
})

test('uses the key of the token and ignores a key among the entries', async () => {
  const token = await tokenIn(await send('contact', typed))
  const key = '11111111-1111-4111-8111-111111111111'
  await send('contact', { ...typed, token, key, confirmed: 'yes' })
  await send('contact', { ...typed, token, key: key.replace('1', '2'), confirmed: 'yes' })
  expect(await stored()).toHaveLength(1)
})

test('stores nothing for a token of another kind of form, and redirects to a step with a new one', async () => {
  const token = await tokenIn(await send('testDrive', { ...typed, model: '57U', dealer: 'sandton' }))
  expect(token).not.toBe('')
  const step = await send('contact', { ...typed, token, confirmed: 'yes' })
  expect(await stored()).toHaveLength(0)
  const next = await tokenIn(step)
  expect(next).not.toBe(token)
  await send('contact', { ...typed, token: next, confirmed: 'yes' })
  expect(await stored()).toHaveLength(1)
})

test('shows the reference in place of the entries on every earlier step once the enquiry is stored', async () => {
  const first = await send('contact', typed)
  const token = await tokenIn(first)
  const changed = await send('contact', { ...typed, token, change: 'yes' })
  await send('contact', { ...typed, token, confirmed: 'yes' })
  const [enquiry] = await stored()
  for (const step of [first, changed])
    expect(await stepAt(step)).toEqual({
      ...{ step: 'done', reference: enquiry?.reference, kind: 'contact', language: 'en', page: '/contact' },
    })
  expect((await rows()).map(({ content, person }) => [content, person])).toEqual(Array(3).fill([null, null]))
})

test('keeps entries and e-mail unreadable in the database', async () => {
  await send('contact', { ...typed, note: 'A question about my neighbour' })
  expect(JSON.stringify(await rows())).not.toMatch(/neighbour|thandeka/i)
})

test('finds a draft with its own secret alone, and for an hour', async () => {
  const [mine, other] = [await send('contact', typed), await send('contact', typed)]
  const { address, secret } = draftIn(mine)
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  expect(await findDraft(cms.payload, { address, secret: draftIn(other).secret }, at(0))).toBeNull()
  expect(await findDraft(cms.payload, { address, secret }, at(59))).toMatchObject({ step: 'confirm' })
  expect(await findDraft(cms.payload, { address, secret }, at(61))).toBeNull()
})

test('sends the cookie to the path of its draft alone, unreadable for scripts', async () => {
  const { headers } = await send('contact', typed)
  const location = headers.get('location') ?? ''
  expect(location).toMatch(/^\/enquiry\/check\/en\/[\w-]{22}\/contact$/)
  const attributes = (headers.get('set-cookie') ?? '').split('; ').slice(1)
  expect(attributes).toEqual([
    `Path=${location.replace(/\/contact$/, '')}`,
    'Max-Age=3600',
    'HttpOnly',
    'SameSite=Lax',
  ])
})

test('deletes expired drafts when the next one is stored', async () => {
  await send('contact', typed)
  await cms.payload.db.drizzle.execute(sql`update form_drafts set expires_at = now() - interval '1 minute'`)
  await send('contact', typed)
  expect(await rows()).toHaveLength(1)
})

test('deletes the drafts of a person whose data is erased', async () => {
  await send('contact', typed)
  await send('contact', { ...typed, email: 'other@example.co.za' })
  registerCms(async () => cms.payload)
  await eraseEnquiriesOf('Thandeka@example.co.za', async () => {})
  expect(await rows()).toHaveLength(1)
})

test('responds with 503 and all entries in a form to send again when the step cannot be stored', async () => {
  const { drizzle } = cms.payload.db
  const execute = vi.spyOn(drizzle, 'execute').mockRejectedValue(new Error('down'))
  const response = await send('contact', { ...typed, note: '"<b>' })
  execute.mockRestore()
  expect([response.status, response.headers.get('set-cookie')]).toEqual([503, null])
  const page = await response.text()
  expect(page).toContain('Everything you entered is still here.')
  expect(page).toContain('name="note" value="&quot;&lt;b&gt;"')
  expect(page).toContain('<form method="post" action="/api/enquiries/contact">')
})

test('redirects to the confirmation with a failure and all entries when the enquiry cannot be stored', async () => {
  const token = await tokenIn(await send('contact', typed))
  const { drizzle } = cms.payload.db
  const transaction = vi.spyOn(drizzle, 'transaction').mockRejectedValue(new Error('down'))
  const response = await send('contact', { ...typed, token, confirmed: 'yes' })
  transaction.mockRestore()
  expect(await stepAt(response)).toMatchObject({
    ...{ step: 'confirm', failure: 'failed', token, entered: { note: ['First question'] } },
  })
  expect(await stored()).toHaveLength(0)
})

test('redirects to the confirmation with a failure after twenty forms from one network, with all entries', async () => {
  const token = await tokenIn(await send('contact', typed))
  for (let sent = 1; sent < 20; sent++) await send('contact', typed)
  expect(await stepAt(await send('contact', { ...typed, token, confirmed: 'yes' }))).toMatchObject({
    ...{ step: 'confirm', failure: 'tooOften', entered: { note: ['First question'] } },
  })
  expect(await stored()).toHaveLength(0)
})

test('responds with 429 and all entries after a hundred steps from one network, and stores no further one', async () => {
  for (let sent = 0; sent < 100; sent++) await send('contact', typed)
  const response = await send('contact', typed)
  expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(await response.text()).toContain('name="note" value="First question"')
  expect(await rows()).toHaveLength(100)
})
