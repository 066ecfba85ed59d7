import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personOf } from '#features/people/consent/jobs.ts'
import type { SearchRules } from '../alert.ts'
import { openAlertsCms, searchByMake } from './alerts.test-support.ts'
import { confirmAlert, endAlertsOf } from './change-alerts.ts'
import { readDueAlerts } from './due-alerts.ts'
import { findPriceNews } from './price-news.ts'
import { requestAlert } from './request-alert.ts'
import { runVehicleAlerts } from './run-alerts.ts'
import { sendNews } from './send-news.ts'

let cms: Awaited<ReturnType<typeof openAlertsCms>>
beforeAll(async () => {
  cms = await openAlertsCms()
})
afterAll(() => cms.close())

const at = (time: string) => new Date(`2026-11-${time}Z`)
const signUp = at('20T08:00:00')
/** Far enough after the vehicles of a test for them to be searched. */
const firstRun = at('20T10:00:00')

let count = 0
let email = ''
beforeEach(async () => {
  count += 1
  email = `owner-${count}@example.co.za`
  await cms.run(sql`delete from stock_vehicles`)
  await cms.run(sql`delete from vehicle_alerts`)
})

const activeAlert = async (kind: 'search' | 'price', subject: string, price: number | null = null) => {
  const title = kind === 'search' ? 'Make toyota' : '2021 Toyota Hilux'
  await requestAlert(cms.payload, { email, kind, subject, title, price: price && price * 100 }, signUp)
  const id = Number((await cms.alertsOf(email)).at(-1)?.id)
  await confirmAlert(cms.payload, id, signUp)
  return id
}
const run = (now: Date) => runVehicleAlerts(cms.payload, searchByMake, now)
/** The mails after those that asked for confirmation. */
const news = async () =>
  (await cms.mailsTo(email)).filter(({ subject }) => !subject.startsWith('Please confirm'))

describe('an alert about a search', () => {
  it('mails only vehicles that match and were added since the request, once', async () => {
    await activeAlert('search', 'make=toyota')
    await cms.addVehicle('OLD', at('20T07:00:00'))
    await cms.addVehicle('NEW', at('20T09:00:00'))
    await cms.addVehicle('OTHER', at('20T09:00:00'), { make: 'Suzuki' })
    expect(await run(firstRun)).toMatchObject({ mails: 1 })
    const [mail] = await news()
    expect(mail?.subject).toBe('1 new vehicle for Make toyota')
    expect(mail?.text).toContain('/pre-owned/toyota-hilux-2021-NEW')
    expect(mail?.text).toContain('/pre-owned?make=toyota')
    expect(mail?.text).not.toMatch(/OLD|OTHER/)
    expect(mail?.unsubscribeUrl).toContain('/api/vehicle-alerts/stop?token=')
    expect(await run(at('22T10:00:00'))).toMatchObject({ mails: 0 })
  })

  it('lists ten of many vehicles and counts all of them', async () => {
    await activeAlert('search', 'make=toyota')
    for (let index = 10; index < 22; index++) await cms.addVehicle(`M${index}`, at('20T09:00:00'))
    await run(firstRun)
    const [mail] = await news()
    expect(mail?.subject).toBe('12 new vehicles for Make toyota')
    expect(new Set(mail?.text.match(/-M\d\d/g))).toHaveLength(10)
  })

  it('waits a day between two mails and then includes everything in between', async () => {
    await activeAlert('search', 'make=toyota')
    await cms.addVehicle('DAY1', at('20T09:00:00'))
    await run(firstRun)
    await cms.addVehicle('LATER', at('20T11:00:00'))
    expect(await run(at('20T12:00:00'))).toMatchObject({ mails: 0 })
    expect(await run(at('21T10:00:00'))).toMatchObject({ mails: 1 })
    expect((await news()).at(-1)?.text).toContain('LATER')
  })

  it('leaves out a vehicle of the last ten minutes until the next run', async () => {
    await activeAlert('search', 'make=toyota')
    await cms.addVehicle('YOUNG', at('20T09:55:00'))
    expect(await run(firstRun)).toMatchObject({ mails: 0 })
    await cms.run(sql`update stock_vehicles set updated_at = ${at('20T10:04:00').toISOString()}`)
    expect(await run(at('20T10:10:00'))).toMatchObject({ mails: 1 })
  })

  it('mails nothing to an alert that is not confirmed, stopped or erased', async () => {
    await requestAlert(
      cms.payload,
      { email, kind: 'search', subject: 'make=toyota', title: 'Make toyota', price: null },
      signUp,
    )
    await cms.addVehicle('NEW', at('20T09:00:00'))
    expect(await run(firstRun)).toMatchObject({ mails: 0 })
    const [alert] = await cms.alertsOf(email)
    await confirmAlert(cms.payload, Number(alert?.id), signUp)
    await endAlertsOf({ tx: cms.payload.db.drizzle as never }, personOf(email), signUp)
    expect(await run(firstRun)).toMatchObject({ mails: 0 })
  })

  it('queues each mail once when two jobs run at the same time', async () => {
    await activeAlert('search', 'make=toyota')
    await cms.addVehicle('NEW', at('20T09:00:00'))
    await Promise.all([run(firstRun), run(firstRun)])
    expect(await news()).toHaveLength(1)
  })

  it('mails nothing and forgets nothing while its search cannot be read, and mails all others', async () => {
    await activeAlert('search', 'make=broken')
    await activeAlert('search', 'make=toyota')
    await cms.addVehicle('NEW', at('20T09:00:00'))
    const failing: SearchRules = {
      ...searchByMake,
      matcherOf: (query) => {
        if (query === 'make=broken') throw new Error('This search cannot be read.')
        return searchByMake.matcherOf(query)
      },
    }
    expect(await runVehicleAlerts(cms.payload, failing, firstRun)).toMatchObject({ mails: 1 })
    const all: SearchRules = { ...searchByMake, matcherOf: () => () => true }
    expect(await runVehicleAlerts(cms.payload, all, at('20T11:00:00'))).toMatchObject({ mails: 1 })
    expect((await news()).map(({ text }) => text.includes('-NEW'))).toEqual([true, true])
  })

  it('sends one mail about several alerts of a person', async () => {
    await activeAlert('search', 'make=toyota')
    await cms.addVehicle('P1', at('20T07:00:00'), { price: 240_000 })
    await activeAlert('price', 'P1', 250_000)
    await cms.addVehicle('NEW', at('20T09:00:00'))
    await run(firstRun)
    const mails = await news()
    expect(mails.map(({ subject }) => subject)).toEqual(['News about 2 of your vehicle alerts'])
    expect(mails[0]?.text).toMatch(/NEW[\s\S]*P1|P1[\s\S]*NEW/)
  })
})

describe('an alert about a price', () => {
  it('mails a lower price with the difference to the last one, and not a higher one', async () => {
    await activeAlert('price', 'P1', 250_000)
    await cms.addVehicle('P1', at('20T07:00:00'), { price: 260_000 })
    expect(await run(firstRun)).toMatchObject({ mails: 0 })
    await cms.run(sql`update stock_vehicles set price = 23900000`)
    expect(await run(firstRun)).toMatchObject({ mails: 1 })
    const [mail] = await news()
    expect(mail?.subject.replaceAll('\u00A0', ' ')).toBe('Now R 239 000: 2021 Toyota Hilux')
    expect(mail?.text.replaceAll('\u00A0', ' ')).toContain('R 239 000, was R 250 000')
    expect(await run(at('22T10:00:00'))).toMatchObject({ mails: 0 })
  })

  it('mails once that a vehicle is sold, and ends', async () => {
    await activeAlert('price', 'P1', 250_000)
    await cms.addVehicle('P1', at('20T07:00:00'), { price: 200_000 })
    await cms.run(sql`update stock_vehicles set sold_at = ${at('20T09:00:00').toISOString()}`)
    expect(await run(firstRun)).toMatchObject({ mails: 1 })
    expect((await news()).map(({ subject }) => subject)).toEqual(['Sold: 2021 Toyota Hilux'])
    expect((await cms.alertsOf(email)).map(({ state }) => state)).toEqual(['ended'])
    expect(await run(at('22T10:00:00'))).toMatchObject({ mails: 0 })
  })

  it('does not take a vehicle that is hidden or missing for sold', async () => {
    await activeAlert('price', 'P1', 250_000)
    expect(await run(firstRun)).toMatchObject({ mails: 0 })
    await cms.addVehicle('P1', at('20T07:00:00'), { price: 200_000 })
    await cms.run(sql`update stock_vehicles set is_public = false`)
    expect(await run(firstRun)).toMatchObject({ mails: 0 })
  })

  it('mails nothing that was found before the alert was stopped', async () => {
    await activeAlert('price', 'P1', 250_000)
    await cms.addVehicle('P1', at('20T07:00:00'), { price: 200_000 })
    const found = await findPriceNews(await readDueAlerts(cms.payload, 'price', firstRun))
    expect(found).toHaveLength(1)
    await cms.run(sql`delete from vehicle_alerts`)
    const moments = { now: firstRun, until: firstRun }
    expect(await sendNews(cms.payload, found, searchByMake, moments)).toBe(0)
    expect(await news()).toEqual([])
  })
})

describe('the end of an alert by itself', () => {
  it('is announced once, two weeks before, and then happens', async () => {
    await activeAlert('search', 'make=toyota')
    const inDays = (days: number) => new Date(Date.parse('2027-05-20T08:00:00Z') + days * 86_400_000)
    expect(await run(inDays(-15))).toMatchObject({ notices: 0, expired: 0 })
    expect(await run(inDays(-13))).toMatchObject({ notices: 1 })
    expect(await run(inDays(-12))).toMatchObject({ notices: 0 })
    expect((await news()).map(({ subject }) => subject)).toEqual(['Your vehicle alert ends soon'])
    expect(await run(inDays(1))).toMatchObject({ expired: 1 })
    expect((await cms.alertsOf(email)).map(({ state }) => state)).toEqual(['ended'])
  })
})
