import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { personOf } from '#features/people/consent/jobs.ts'
import { withTransaction } from '#platform/database/transaction.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { askFor, openAlertsCms, postRequest, pressButton, searchByMake } from './alerts.test-support.ts'
import { activeAlertsOf } from './change-alerts.ts'
import { handleAlertRequest } from './handle-request.ts'
import { handleAlertStep, handleStopLink } from './handle-step.ts'
import { ownerOfToken, stopAddress } from './links.ts'
import { deleteAlertsOf, deleteOldAlerts, exportAlertsOf } from './personal-data.ts'
import { requestAlert } from './request-alert.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))

let cms: Awaited<ReturnType<typeof openAlertsCms>>
beforeAll(async () => {
  cms = await openAlertsCms()
  await cms.addVehicle('V1', new Date('2026-01-01T00:00:00Z'))
})
afterAll(() => cms.close())

const confirmPath = '/vehicle-alerts/confirm/'
const dayMs = 24 * 60 * 60 * 1_000
const searchFor = (email: string, query = 'make=toyota&page=3') => askFor({ kind: 'search', email, query })
const statesOf = async (email: string) => (await cms.alertsOf(email)).map(({ state }) => state)
const confirm = async (email: string) =>
  (await pressButton('confirm', { token: await cms.tokenFor(email, confirmPath) })).headers.get('location') ??
  ''
const owner = async (email: string) => {
  await searchFor(email)
  return (await confirm(email)).replace('/vehicle-alerts/', '')
}

describe('POST /api/vehicle-alerts', () => {
  it('stores a pending search with its canonical query, and mails a link that confirms it', async () => {
    const response = await searchFor('Thandi@Example.co.za')
    expect([response.status, await response.json()]).toEqual([202, { outcome: 'sent' }])
    const [alert] = await cms.alertsOf('thandi@example.co.za')
    expect(alert).toMatchObject({
      state: 'pending',
      kind: 'search',
      subject: 'make=toyota',
      title: 'Make toyota',
    })
    const [mail] = await cms.mailsTo('thandi@example.co.za')
    expect(mail?.text).toContain(confirmPath)
    expect(mail?.unsubscribeUrl).toContain('/api/vehicle-alerts/stop?token=')
    expect(mail?.text).not.toContain('Make toyota')
  })

  it('sends no second mail when it is repeated at once', async () => {
    expect((await searchFor('thandi@example.co.za')).status).toBe(202)
    expect(await cms.mailsTo('thandi@example.co.za')).toHaveLength(1)
  })

  it('sends one mail when a form is sent twice at the same time', async () => {
    const email = 'twice@example.co.za'
    const responses = await Promise.all([searchFor(email), searchFor(email)])
    expect(responses.map(({ status }) => status)).toEqual([202, 202])
    expect(await cms.mailsTo(email)).toHaveLength(1)
  })

  it('stores the displayed price of a vehicle, whatever price is sent', async () => {
    await askFor({ kind: 'price', email: 'price@example.co.za', vehicle: 'V1', price: 1 })
    const [alert] = await cms.alertsOf('price@example.co.za')
    expect(alert).toMatchObject({ subject: 'V1', title: '2021 Toyota Hilux', lastPrice: 25_000_000 })
  })

  it.each([
    [{ kind: 'search', email: 'a', query: 'make=toyota' }, 'invalid'],
    [{ kind: 'search', email: 'a@nowhere', query: 'make=toyota' }, 'invalid'],
    [{ kind: 'other', email: 'a@example.co.za', query: 'make=toyota' }, 'invalid'],
    [{ kind: 'search', email: 'a@example.co.za', query: 'page=2' }, 'no-filter'],
    [{ kind: 'price', email: 'a@example.co.za', vehicle: 'unknown' }, 'gone'],
    [{ kind: 'price', email: 'a@example.co.za', vehicle: "'; drop table" }, 'gone'],
  ])('rejects %o as %s and stores nothing', async (entries, outcome) => {
    const response = await askFor(entries)
    expect([response.status, (await response.json()).outcome]).toEqual([422, outcome])
    expect(await cms.alertsOf('a@example.co.za')).toEqual([])
  })

  it('responds as usual and stores nothing when the hidden field is filled', async () => {
    const robot = { kind: 'search', email: 'robot@example.co.za', query: 'make=toyota', website: 'x' }
    expect((await askFor(robot)).status).toBe(202)
    expect(await cms.alertsOf('robot@example.co.za')).toEqual([])
  })

  it('redirects a form sent without JavaScript to a page with the outcome', async () => {
    const entries = new URLSearchParams({ kind: 'search', email: 'form@example.co.za', query: 'make=toyota' })
    const request = postRequest('/api/vehicle-alerts', String(entries), 'application/x-www-form-urlencoded')
    const response = await handleAlertRequest(request, searchByMake)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/vehicle-alerts/sent'])
  })

  it('refuses the seventh request for one address within an hour, from whatever network', async () => {
    const statuses: number[] = []
    for (let sent = 0; sent < 7; sent++)
      statuses.push((await searchFor('flooded@example.co.za', `make=m${sent}`)).status)
    expect(statuses).toEqual([...Array(6).fill(202), 429])
  })
})

describe('double opt-in', () => {
  it('activates the alert for six months once the button is pressed, and again does nothing', async () => {
    const location = await confirm('thandi@example.co.za')
    expect(ownerOfToken(location.replace('/vehicle-alerts/', ''))).toBe(personOf('thandi@example.co.za'))
    const [alert] = await cms.alertsOf('thandi@example.co.za')
    expect(alert?.state).toBe('active')
    const days = (Date.parse(alert?.expiresAt ?? '') - siteClock().now().getTime()) / dayMs
    expect(days).toBeGreaterThan(180)
    expect(days).toBeLessThan(185)
    expect(await confirm('thandi@example.co.za')).toBe(location)
    expect(await cms.alertsOf('thandi@example.co.za')).toEqual([alert])
  })

  it('confirms nothing for a forged link or the link of another purpose', async () => {
    await searchFor('forged@example.co.za')
    const token = await cms.tokenFor('forged@example.co.za', confirmPath)
    const other = new URL(stopAddress(personOf('forged@example.co.za'))).searchParams.get('token') ?? ''
    for (const invalid of [`999${token.slice(token.indexOf('.'))}`, other, '', 'x.y.z']) {
      const response = await pressButton('confirm', { token: invalid })
      expect(response.headers.get('location')).toBe('/vehicle-alerts/expired')
    }
    expect(await statesOf('forged@example.co.za')).toEqual(['pending'])
  })

  it('responds alike for an active alert, and its owner reads in a mail that it exists', async () => {
    const email = 'again@example.co.za'
    await owner(email)
    await cms.payload.db.drizzle.execute("update vehicle_alerts set asked_at = asked_at - interval '1 hour'")
    const response = await searchFor(email)
    expect([response.status, await response.json()]).toEqual([202, { outcome: 'sent' }])
    expect(await statesOf(email)).toEqual(['active'])
    expect((await cms.mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Please confirm your vehicle alert',
      'You already have this vehicle alert',
    ])
  })

  it('stores at most twenty alerts of one person', async () => {
    const now = siteClock().now()
    const email = 'many@example.co.za'
    for (let index = 0; index < 21; index++) {
      const subject = `make=${index}`
      await requestAlert(cms.payload, { email, kind: 'search', subject, title: subject, price: null }, now)
    }
    const rows = await cms.run(sql`select id from vehicle_alerts where email = ${email}`)
    expect(rows).toHaveLength(20)
    expect((await cms.mailsTo(email)).at(-1)?.subject).toBe('You have 20 vehicle alerts')
  })
})

it('stores at most twenty alerts of one person when two are requested at the same time', async () => {
  const now = siteClock().now()
  const email = 'crowd@example.co.za'
  const ask = (index: number) => {
    const subject = `make=${index}`
    return requestAlert(cms.payload, { email, kind: 'search', subject, title: subject, price: null }, now)
  }
  for (let index = 0; index < 19; index++) await ask(index)
  await Promise.all([19, 20].map(ask))
  const rows = await cms.run(sql`select id from vehicle_alerts where email = ${email}`)
  expect(rows).toHaveLength(20)
})

describe('the end of an alert', () => {
  it('stops one alert of its owner, and none of others', async () => {
    const token = await owner('one@example.co.za')
    const [mine] = await cms.alertsOf('one@example.co.za')
    const [theirs] = await cms.alertsOf('again@example.co.za')
    await pressButton('stop', { token, alert: String(theirs?.id) })
    expect(await statesOf('again@example.co.za')).toEqual(['active'])
    await pressButton('stop', { token, alert: String(mine?.id) })
    expect(await statesOf('one@example.co.za')).toEqual(['ended'])
  })

  it('stops all alerts on a one-click POST of a mail program, but not when the link is opened', async () => {
    const email = 'program@example.co.za'
    await owner(email)
    const address = stopAddress(personOf(email))
    expect(handleStopLink(new Request(address)).headers.get('location')).toMatch(
      /^\/vehicle-alerts\/[\w.-]+$/,
    )
    expect(await statesOf(email)).toEqual(['active'])
    const request = new Request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect((await handleAlertStep('stop', request)).status).toBe(200)
    expect(await statesOf(email)).toEqual(['ended'])
    const forged = new Request('http://localhost:3000/api/vehicle-alerts/stop?token=x', { method: 'POST' })
    expect((await handleAlertStep('stop', forged)).status).toBe(400)
  })

  it('renews an alert for six months from now', async () => {
    const email = 'renew@example.co.za'
    const token = await owner(email)
    const [alert] = await cms.alertsOf(email)
    await cms.payload.db.drizzle.execute(
      `update vehicle_alerts set expires_at = now(), notice_at = now() where id = ${alert?.id}`,
    )
    await pressButton('renew', { token, alert: String(alert?.id) })
    const [renewed] = await cms.alertsOf(email)
    expect(Date.parse(renewed?.expiresAt ?? '')).toBeGreaterThan(Date.now() + 180 * dayMs)
    expect(renewed?.noticeAt).toBeNull()
  })

  it('exports the alerts of a person, and deletes them with all personal data', async () => {
    const person = personOf('renew@example.co.za')
    expect(await exportAlertsOf(cms.payload, person)).toMatchObject([
      { title: 'Make toyota', state: 'active' },
    ])
    await withTransaction(cms.payload, (transaction) => deleteAlertsOf(transaction, person))
    expect(await activeAlertsOf(cms.payload, person)).toEqual([])
    expect(await exportAlertsOf(cms.payload, person)).toEqual([])
  })

  it('deletes alerts that were never confirmed after a week, and ended ones after thirty days', async () => {
    const days = (count: number) => new Date(siteClock().now().getTime() + count * dayMs)
    expect(await deleteOldAlerts(cms.payload, days(6))).toBe(0)
    await deleteOldAlerts(cms.payload, days(8))
    expect(await statesOf('forged@example.co.za')).toEqual([])
    expect(await statesOf('program@example.co.za')).toEqual(['ended'])
    await deleteOldAlerts(cms.payload, days(31))
    expect(await statesOf('program@example.co.za')).toEqual([])
    expect(await statesOf('again@example.co.za')).toEqual(['active'])
  })
})
