import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mayMarketTo, personOf, unsubscribeAddress } from '#features/people/consent/server.ts'
import { verifyLinkToken } from '#platform/http/link-token.ts'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { handleConfirmation } from './confirm.ts'
import { handleSubscription } from './handle-subscription.ts'
import { handleUnsubscribe, handleUnsubscribeLink } from './unsubscribe.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(async () => {
  await closeOutbox(cms.payload)
  await cms.close()
})

const site = 'http://localhost:3000'
let networks = 0

/** Each request comes from another address, so that the rate limit does not apply. */
function postRequest(path: string, body: string, type: string): Request {
  networks += 1
  return new Request(`${site}${path}`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': `10.0.0.${networks}` },
    body,
  })
}

const thandi = { firstName: 'Thandi', lastName: 'Nkosi', emailAddress: 'thandi@example.co.za', over18: 'yes' }

const subscribe = async (entries: object = thandi) =>
  handleSubscription(postRequest('/api/subscribeUser', JSON.stringify(entries), 'application/json'))

const subscribeByForm = (entries: Record<string, string>) =>
  handleSubscription(
    postRequest(
      '/api/subscribeUser',
      String(new URLSearchParams(entries)),
      'application/x-www-form-urlencoded',
    ),
  )

const confirm = (token: string) =>
  handleConfirmation(
    postRequest('/api/newsletter/confirm', `token=${token}`, 'application/x-www-form-urlencoded'),
  )

async function mailsTo(email: string) {
  const { rows } = await cms.payload.db.drizzle.execute(
    sql`select data from pgboss.job where name = 'mail' and data->'to'->>0 = ${email} order by created_on`,
  )
  return rows.map(({ data }) => data as { text: string; html: string; key: string })
}

const linkIn = (text: string) => /\/newsletter\/confirm\/([\w.-]+)/.exec(text)?.[1] ?? ''

async function stateOf(email: string) {
  const { docs } = await cms.payload.find({ collection: 'subscribers', where: { email: { equals: email } } })
  return docs[0]?.state
}

describe('POST /api/subscribeUser (V-314, V-138)', () => {
  it('returns result, msg and error, and sends a mail that asks for confirmation', async () => {
    const response = await subscribe()
    expect(response.status).toBe(200)
    const body = await response.json()
    expect(body).toMatchObject({ result: 'success', error: '', kind: 'confirmByEmail' })
    expect(body.msg).toContain('confirm your email address')
    expect(await stateOf('thandi@example.co.za')).toBe('pending')
    const [mail] = await mailsTo('thandi@example.co.za')
    expect(mail?.html).toContain('/newsletter/confirm/')
    expect(mail?.text).not.toContain('Thandi')
  })

  it('sends no second mail and returns the same result when it is repeated at once', async () => {
    expect((await (await subscribe()).json()).kind).toBe('confirmByEmail')
    expect(await mailsTo('thandi@example.co.za')).toHaveLength(1)
  })

  it.each([
    ['V-135', { ...thandi, firstName: ' ' }, 'firstName'],
    ['V-135', { ...thandi, lastName: '' }, 'lastName'],
    ['V-136', { ...thandi, emailAddress: '' }, 'emailAddress'],
    ['V-136', { ...thandi, emailAddress: 'abc' }, 'emailAddress'],
    ['V-137', { ...thandi, over18: undefined }, 'over18'],
    ['V-137', { ...thandi, over18: 'no' }, 'over18'],
    ['V-138', { ...thandi, over18: true }, 'over18'],
  ])('%s: rejects %o because of its %s', async (_, entries, field) => {
    const response = await subscribe(entries)
    expect(response.status).toBe(422)
    expect((await response.json()).errors.map((error: { field: string }) => error.field)).toEqual([field])
  })

  it.each(['thabo@nowhere', 'thabo@-x.example.co.za'])(
    'rejects %s for its impossible domain (V-140)',
    async (emailAddress) => {
      const body = await (await subscribe({ ...thandi, emailAddress })).json()
      expect(body).toMatchObject({ result: 'error', kind: 'invalidEmail' })
      expect(body.msg).toContain('domain portion')
    },
  )

  it('returns 200 and stores nothing when the hidden field is filled', async () => {
    const robot = { ...thandi, emailAddress: 'robot@example.co.za', website: 'https://example.com' }
    expect((await subscribe(robot)).status).toBe(200)
    expect(await stateOf('robot@example.co.za')).toBeUndefined()
  })

  it('redirects a form sent without JavaScript to a page with the result', async () => {
    const sipho = { ...thandi, emailAddress: 'sipho@example.co.za' }
    const response = await subscribeByForm(sipho)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/newsletter/asked'])
    const missing = await subscribeByForm({ ...sipho, firstName: '' })
    expect(missing.headers.get('location')).toBe('/newsletter/incomplete')
  })

  it('redirects too many forms sent without JavaScript to a page that says so', async () => {
    const entries = new URLSearchParams({ ...thandi, firstName: '' })
    const locations: (string | null)[] = []
    for (let sent = 0; sent < 21; sent++) {
      const request = new Request(`${site}/api/subscribeUser`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '10.9.9.8' },
        body: entries,
      })
      locations.push((await handleSubscription(request)).headers.get('location'))
    }
    expect(locations.slice(-2)).toEqual(['/newsletter/incomplete', '/newsletter/too-often'])
  })

  it.each([
    ['an IPv4 address', () => '10.9.9.9'],
    ['spellings of one IPv6 network', (sent: number) => `2001:db8::${(sent + 1).toString(16)}`],
  ])('responds with 429 after twenty requests from %s', async (_, addressOf) => {
    const statuses: number[] = []
    for (let sent = 0; sent < 22; sent++) {
      const request = new Request(`${site}/api/subscribeUser`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(sent) },
        body: JSON.stringify({ ...thandi, firstName: '' }),
      })
      statuses.push((await handleSubscription(request)).status)
    }
    expect(statuses).toEqual([...Array(20).fill(422), 429, 429])
  })
})

describe('double opt-in (V-142)', () => {
  it('subscribes the visitor and allows marketing once the link is confirmed', async () => {
    expect(await mayMarketTo(cms.payload, 'thandi@example.co.za')).toBe(false)
    const [mail] = await mailsTo('thandi@example.co.za')
    const token = linkIn(mail?.text ?? '')
    expect(verifyLinkToken('newsletter', token, Date.now())).toMatch(/^\d+$/)
    expect((await confirm(token)).headers.get('location')).toBe('/newsletter/confirmed')
    expect(await stateOf('thandi@example.co.za')).toBe('subscribed')
    expect(await mayMarketTo(cms.payload, 'thandi@example.co.za')).toBe(true)
    expect((await confirm(token)).headers.get('location')).toBe('/newsletter/confirmed')
  })

  it('reports an existing subscription and keeps its name, whatever name is entered (V-335)', async () => {
    const body = await (
      await subscribe({ ...thandi, firstName: 'Other', emailAddress: 'Thandi@Example.co.za' })
    ).json()
    expect(body).toMatchObject({ result: 'error', kind: 'alreadySignedUp' })
    expect(body.msg).toContain('Member Exists')
    const { docs } = await cms.payload.find({
      collection: 'subscribers',
      where: { state: { equals: 'subscribed' } },
    })
    expect(docs.map(({ firstName }) => firstName)).toEqual(['Thandi'])
  })

  it('confirms nothing for a forged link or the link of another purpose', async () => {
    const [mail] = await mailsTo('sipho@example.co.za')
    const token = linkIn(mail?.text ?? '')
    const forged = `999${token.slice(token.indexOf('.'))}`
    const other = new URL(unsubscribeAddress('sipho@example.co.za')).searchParams.get('token') ?? ''
    for (const invalid of [forged, other, '', 'x.y.z'])
      expect((await confirm(invalid)).headers.get('location')).toBe('/newsletter/expired')
    expect(await stateOf('sipho@example.co.za')).toBe('pending')
  })
})

describe('the end of marketing', () => {
  const address = () => unsubscribeAddress('thandi@example.co.za')

  it('redirects the link to a page with a button, and ends nothing yet', async () => {
    const response = handleUnsubscribeLink(new Request(address()))
    expect(response.headers.get('location')).toMatch(/^\/unsubscribe\/[\w.-]+$/)
    expect(await stateOf('thandi@example.co.za')).toBe('subscribed')
    const invalid = handleUnsubscribeLink(new Request(`${site}/api/unsubscribe?token=x`))
    expect(invalid.headers.get('location')).toBe('/unsubscribe/invalid')
  })

  it('ends marketing on a one-click POST of a mail program', async () => {
    const request = new Request(address(), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect((await handleUnsubscribe(request)).status).toBe(200)
    expect(await stateOf('thandi@example.co.za')).toBe('unsubscribed')
    expect(await mayMarketTo(cms.payload, 'thandi@example.co.za')).toBe(false)
  })

  it('ends marketing by the button of the page, also for a visitor who never subscribed', async () => {
    const token = new URL(unsubscribeAddress('visitor@example.co.za')).searchParams.get('token') ?? ''
    const response = await handleUnsubscribe(
      postRequest('/api/unsubscribe', `token=${token}`, 'application/x-www-form-urlencoded'),
    )
    expect(response.headers.get('location')).toBe('/unsubscribe/done')
    const { rows } = await cms.payload.db.drizzle.execute(
      sql`select act from consent_entries where person = ${personOf('visitor@example.co.za')}`,
    )
    expect(rows).toEqual([{ act: 'objected' }])
  })

  it('returns 400 for an invalid link', async () => {
    const request = new Request(`${site}/api/unsubscribe?token=x`, { method: 'POST' })
    expect((await handleUnsubscribe(request)).status).toBe(400)
  })

  it('asks for confirmation again when a former subscriber returns', async () => {
    expect((await (await subscribe()).json()).kind).toBe('confirmByEmail')
    expect(await stateOf('thandi@example.co.za')).toBe('pending')
    const mails = await mailsTo('thandi@example.co.za')
    expect(mails).toHaveLength(2)
    expect(new Set(mails.map(({ key }) => key)).size).toBe(2)
  })
})
