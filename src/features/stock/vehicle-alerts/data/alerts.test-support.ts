import { sql } from '@payloadcms/db-postgres'
import type { UsedVehicle } from '#features/stock/stock/index.ts'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import type { SearchRules } from '../alert.ts'
import { handleAlertRequest } from './handle-request.ts'
import { handleAlertStep } from './handle-step.ts'

/** A search of one filter, the make, in place of the search for used vehicles. */
export const searchByMake: SearchRules = {
  read: (query) => {
    const make = new URLSearchParams(query).get('make')
    return make ? { query: `make=${make}`, title: `Make ${make}` } : null
  },
  matcherOf: (query) => {
    const make = new URLSearchParams(query).get('make')
    return (vehicle: UsedVehicle) => vehicle.make.toLowerCase() === make
  },
  pathOf: (query) => `/pre-owned?${query}`,
}

/** A mail in the queue. */
export type QueuedMail = {
  readonly key: string
  readonly subject: string
  readonly text: string
  readonly unsubscribeUrl: string
}

let networks = 0

/** Each request comes from another address, so that the rate limit does not apply. */
export function postRequest(path: string, body: string, type: string): Request {
  networks += 1
  return new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': `10.2.${networks >> 8}.${networks & 255}` },
    body,
  })
}

/** Sends the form as a page with JavaScript does. */
export const askFor = (entries: object): Promise<Response> =>
  handleAlertRequest(
    postRequest('/api/vehicle-alerts', JSON.stringify(entries), 'application/json'),
    searchByMake,
  )

/** Sends a form without JavaScript. */
export const pressButton = (step: string, entries: Record<string, string>): Promise<Response> =>
  handleAlertStep(
    step,
    postRequest(
      `/api/vehicle-alerts/${step}`,
      String(new URLSearchParams(entries)),
      'application/x-www-form-urlencoded',
    ),
  )

/** A CMS with one dealer, whose code is STK1, for tests of alerts. */
export async function openAlertsCms() {
  const cms: TestCms = await openTestCms()
  const { payload } = cms
  const run = async (statement: ReturnType<typeof sql>) =>
    (await payload.db.drizzle.execute(statement)).rows as Record<string, unknown>[]
  const region = await payload.create({
    collection: 'regions',
    data: { name: 'Gauteng', slug: 'gauteng', order: 1, kind: 'province', currency: 'ZAR' },
  })
  await payload.create({
    collection: 'dealers',
    data: {
      ...{ name: 'Sandton Motors', slug: 'sandton', supplierCode: 'STK1', toyotaSupplier: 'Y' },
      ...{ region: region.id, _status: 'published' },
    },
  })
  const mailsTo = async (email: string) => {
    const rows = await run(
      sql`select data from pgboss.job where name = 'mail' and data->'to'->>0 = ${email} order by created_on`,
    )
    return rows.map(({ data }) => data as QueuedMail)
  }
  return {
    payload,
    run,
    mailsTo,
    /** Adds a Toyota for sale. `price` in rand. */
    addVehicle: (id: string, addedAt: Date, { make = 'Toyota', price = 250_000 } = {}) =>
      run(sql`
        insert into stock_vehicles (id, dealer_code, make, model, year, is_public, price, added_at, updated_at)
        values (${id}, 'STK1', ${make}, 'Hilux', 2021, true, ${price * 100}, ${addedAt.toISOString()},
          ${addedAt.toISOString()})`),
    /** Returns the token of the last link to a path in the mails to an address. */
    tokenFor: async (email: string, path: string) => {
      const text = (await mailsTo(email)).map((mail) => mail.text).join('\n')
      return (
        text
          .split(path)
          .at(-1)
          ?.match(/^[\w.-]+/)?.[0] ?? ''
      )
    },
    alertsOf: async (email: string) =>
      (await payload.find({ collection: 'vehicleAlerts', where: { email: { equals: email } }, sort: 'id' }))
        .docs,
    close: async () => {
      await closeOutbox(payload)
      await cms.close()
    },
  }
}
