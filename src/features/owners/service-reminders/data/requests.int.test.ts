import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addDays } from '#features/motorsport/motorsport-events/rules.ts'
import { personOf } from '#features/people/consent/jobs.ts'
import { maskTokens } from '#platform/http/link-token.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { handleReminderStep, handleReminderStopLink } from './handle-step.ts'
import { ownerOfToken, stopAddress } from './links.ts'
import { askFor, openRemindersCms, pressButton } from './reminders.test-support.ts'
import { requestReminder } from './request-reminder.ts'
import { sendServiceReminders } from './send-reminders.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))

let cms: Awaited<ReturnType<typeof openRemindersCms>>
beforeAll(async () => {
  cms = await openRemindersCms({ content: true })
})
afterAll(() => cms.close())

const confirmPath = '/service-reminders/confirm/'
const vin = 'AHTFR22G006012345'
const inDays = (days: number) => addDays(siteClock().today(), days)
const entries = (email: string, more: object = {}) => ({
  ...{ email, kind: 'service', model: '57U', dueOn: inDays(20), language: 'en', website: '' },
  ...more,
})
const statesOf = async (email: string) => (await cms.remindersOf(email)).map(({ state }) => state)
const confirm = async (email: string) =>
  (await pressButton('confirm', { token: await cms.tokenFor(email, confirmPath) })).headers.get('location') ??
  ''
const owner = async (email: string) => {
  await askFor(entries(email))
  return (await confirm(email)).replace('/service-reminders/', '')
}

describe('POST /api/service-reminders', () => {
  it('stores a pending reminder with the consent that was read, and mails a link that confirms it', async () => {
    const response = await askFor(entries('Thandi@Example.co.za', { language: 'af' }))
    expect([response.status, await response.json()]).toEqual([202, { outcome: 'sent' }])
    const [reminder] = await cms.remindersOf('thandi@example.co.za')
    expect(reminder).toMatchObject({ state: 'pending', kind: 'service', model: '57U', due_on: inDays(20) })
    expect(reminder?.consent_text).toMatch(/^Deur dit te stuur, stem ek in/)
    expect(reminder?.consented_at).not.toBeNull()
    const [mail] = await cms.mailsTo('thandi@example.co.za')
    expect(mail?.text).toContain(confirmPath)
    expect(mail?.text).toContain('30 days before the day')
    expect(mail?.unsubscribeUrl).toContain('/api/service-reminders/stop?token=')
  })

  it('sends one mail when the form is sent again, or twice at the same time', async () => {
    const email = 'twice@example.co.za'
    await Promise.all([askFor(entries(email)), askFor(entries(email))])
    expect((await askFor(entries(email))).status).toBe(202)
    expect(await cms.mailsTo(email)).toHaveLength(1)
    expect(await statesOf(email)).toEqual(['pending'])
  })

  it.each([
    ['a VIN beside the model', { vin }],
    ['a VIN in place of the model', { model: vin }],
    ['a VIN under any other name', { nickname: vin }],
    ['a list of VINs', { vins: [vin] }],
    ['a recall', { kind: 'recall' }],
    ['a model that is not on sale', { model: 'ZZZ' }],
    ['a day that has come', { dueOn: siteClock().today() }],
    ['a day in eleven years', { dueOn: inDays(4_020) }],
    ['a language that the site has not', { language: 'de' }],
  ])('refuses %s, and stores nothing', async (_, more) => {
    const response = await askFor(entries('refused@example.co.za', more))
    expect([response.status, (await response.json()).outcome]).toEqual([422, 'refused'])
    expect(await cms.remindersOf('refused@example.co.za')).toEqual([])
  })

  it('rejects an address that cannot receive mail', async () => {
    const response = await askFor(entries('thandi@nowhere'))
    expect([response.status, (await response.json()).outcome]).toEqual([422, 'invalid'])
  })

  it('has no place for a VIN, nor for a recall', async () => {
    const columns = await cms.run(sql`
      select column_name as name from information_schema.columns where table_name = 'service_reminders'`)
    expect(columns.map(({ name }) => name).sort()).toEqual([
      ...[
        'asked_at',
        'confirmed_at',
        'consent_text',
        'consented_at',
        'created_at',
        'due_on',
        'email',
        'ended_at',
      ],
      ...['id', 'key', 'kind', 'mailed_at', 'model', 'person', 'state', 'updated_at'],
    ])
    const kinds = await cms.run(
      sql`select unnest(enum_range(null::enum_service_reminders_kind))::text as kind`,
    )
    expect(kinds.map(({ kind }) => kind)).toEqual(['service', 'warranty', 'plan'])
  })

  it('responds as usual and stores nothing when the hidden field is filled', async () => {
    expect((await askFor(entries('robot@example.co.za', { website: 'x' }))).status).toBe(202)
    expect(await cms.remindersOf('robot@example.co.za')).toEqual([])
  })

  it('refuses the seventh request for one address within an hour, from whatever network', async () => {
    const statuses: number[] = []
    for (let sent = 0; sent < 7; sent++)
      statuses.push((await askFor(entries('flooded@example.co.za', { dueOn: inDays(40 + sent) }))).status)
    expect(statuses).toEqual([...Array(6).fill(202), 429])
  })

  it('stores at most twenty reminders of one person', async () => {
    const email = 'many@example.co.za'
    const request = { email, kind: 'service', model: '57U', consentText: 'Yes' } as const
    for (let index = 0; index < 21; index++)
      await requestReminder(cms.payload, { ...request, dueOn: inDays(40 + index) }, siteClock().now())
    expect(await statesOf(email)).toHaveLength(20)
    expect((await cms.mailsTo(email)).at(-1)?.subject).toBe('You have 20 reminders')
  })
})

describe('double opt-in', () => {
  it('activates a reminder once the button is pressed, and it is then mailed with the name of the model', async () => {
    const email = 'thandi@example.co.za'
    const now = siteClock().now()
    await sendServiceReminders(cms.payload, now)
    expect(await cms.mailsTo(email)).toHaveLength(1)
    const location = await confirm(email)
    expect(ownerOfToken(location.replace('/service-reminders/', ''))).toBe(personOf(email))
    expect(await confirm(email)).toBe(location)
    expect(await statesOf(email)).toEqual(['active'])
    await sendServiceReminders(cms.payload, now)
    const [, reminder] = await cms.mailsTo(email)
    expect(reminder?.subject).toMatch(/^Next service due by \d+ \w+ \d{4}: Fortuner /)
    expect(await statesOf(email)).toEqual(['ended'])
  })

  it('confirms nothing for a forged link or the link of another purpose', async () => {
    const email = 'forged@example.co.za'
    await askFor(entries(email))
    const token = await cms.tokenFor(email, confirmPath)
    const other = new URL(stopAddress(personOf(email))).searchParams.get('token') ?? ''
    for (const invalid of [`999${token.slice(token.indexOf('.'))}`, other, '', 'x.y.z']) {
      const response = await pressButton('confirm', { token: invalid })
      expect(response.headers.get('location')).toBe('/service-reminders/expired')
    }
    expect(await statesOf(email)).toEqual(['pending'])
  })

  it('responds alike for an active reminder, and its owner reads in a mail that it exists', async () => {
    const email = 'again@example.co.za'
    await owner(email)
    await cms.run(sql`update service_reminders set asked_at = asked_at - interval '1 hour'`)
    const response = await askFor(entries(email))
    expect([response.status, await response.json()]).toEqual([202, { outcome: 'sent' }])
    expect(await statesOf(email)).toEqual(['active'])
    expect((await cms.mailsTo(email)).at(-1)?.subject).toBe('You already have this reminder')
  })

  it('mails links whose tokens are masked for those who read mails in the admin', async () => {
    const [mail] = await cms.mailsTo('again@example.co.za')
    const token = await cms.tokenFor('again@example.co.za', '/api/service-reminders/stop?token=')
    expect(mail?.text).toContain(token)
    expect(maskTokens(`${mail?.text} ${mail?.html}`)).not.toContain(token.slice(token.lastIndexOf('.')))
  })
})

describe('the end of a reminder', () => {
  it('comes by the button of its owner, and of no other', async () => {
    const token = await owner('one@example.co.za')
    const [mine] = await cms.remindersOf('one@example.co.za')
    const [theirs] = await cms.remindersOf('again@example.co.za')
    await pressButton('stop', { token, reminder: String(theirs?.id) })
    expect(await statesOf('again@example.co.za')).toEqual(['active'])
    await pressButton('stop', { token, reminder: String(mine?.id) })
    expect(await statesOf('one@example.co.za')).toEqual(['ended'])
  })

  it('comes by a one-click POST of a mail program, but not when the link is opened', async () => {
    const email = 'program@example.co.za'
    await owner(email)
    const address = stopAddress(personOf(email))
    expect(handleReminderStopLink(new Request(address)).headers.get('location')).toMatch(
      /^\/service-reminders\/[\w.-]+$/,
    )
    expect(await statesOf(email)).toEqual(['active'])
    const request = new Request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect((await handleReminderStep('stop', request)).status).toBe(200)
    expect(await statesOf(email)).toEqual(['ended'])
    const forged = new Request('http://localhost:3000/api/service-reminders/stop?token=x', { method: 'POST' })
    expect((await handleReminderStep('stop', forged)).status).toBe(400)
  })
})
