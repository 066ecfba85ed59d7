import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { personOf } from '#features/people/consent/server.ts'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { fulfilRequest } from './fulfil-request.ts'
import { collectPersonalData } from './personal-data.ts'
import { createPrivacyRequest } from './requests.ts'
import { applyRetention } from './retention.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(async () => {
  await closeOutbox(cms.payload)
  await cms.close()
})

const now = siteClock().now()
const run = async (statement: ReturnType<typeof sql>) =>
  (await cms.payload.db.drizzle.execute(statement)).rows as Record<string, unknown>[]

const insertAlert = (email: string, state = 'active', daysAgo = 0) => {
  const at = new Date(now.getTime() - daysAgo * 86_400_000).toISOString()
  return run(sql`
    insert into vehicle_alerts (key, email, person, kind, subject, title, state, asked_at, ended_at, last_checked_at)
    values (${email}, ${email}, ${personOf(email)}, 'search', 'make=toyota', 'Toyota',
      ${state}::text::enum_vehicle_alerts_state, ${at}, ${at}, ${at})`)
}
const statesOf = async (email: string) =>
  (await run(sql`select state from vehicle_alerts where email = ${email}`)).map(({ state }) => state)

async function fulfil(wish: 'erase' | 'objection', email: string): Promise<void> {
  const reference = await createPrivacyRequest(cms.payload, { email, wish }, now)
  const [row] = await run(sql`select id from privacy_requests where reference = ${reference}`)
  const request = {
    id: Number(row?.id),
    reference,
    wish,
    state: 'open' as const,
    email,
    person: personOf(email),
  }
  await fulfilRequest(cms.payload, { ...request, receivedAt: now, dueAt: now, doneAt: null }, now)
}

it('includes the vehicle alerts of a person in a copy of the personal data', async () => {
  const email = 'copy@example.co.za'
  await insertAlert(email)
  await insertAlert('other@example.co.za')
  const { vehicleAlerts } = await collectPersonalData(cms.payload, { email, person: personOf(email) }, now)
  expect(vehicleAlerts).toMatchObject([{ email, title: 'Toyota', subject: 'make=toyota', state: 'active' }])
})

it('erases the vehicle alerts of a person, and of no other', async () => {
  await insertAlert('erase@example.co.za')
  await fulfil('erase', 'erase@example.co.za')
  expect(await statesOf('erase@example.co.za')).toEqual([])
  expect(await statesOf('other@example.co.za')).toEqual(['active'])
})

it('ends the vehicle alerts of a person who objects to marketing', async () => {
  await insertAlert('object@example.co.za')
  await fulfil('objection', 'object@example.co.za')
  expect(await statesOf('object@example.co.za')).toEqual(['ended'])
})

it('deletes unconfirmed alerts after a week and ended ones after a month', async () => {
  await insertAlert('pending-6@example.co.za', 'pending', 6)
  await insertAlert('pending-8@example.co.za', 'pending', 8)
  await insertAlert('ended-29@example.co.za', 'ended', 29)
  await insertAlert('ended-31@example.co.za', 'ended', 31)
  expect(await applyRetention(cms.payload, now)).toMatchObject({ vehicleAlerts: 2, firstReads: 0 })
  expect(await statesOf('pending-8@example.co.za')).toEqual([])
  expect(await statesOf('ended-31@example.co.za')).toEqual([])
  expect(await statesOf('pending-6@example.co.za')).toEqual(['pending'])
  expect(await statesOf('ended-29@example.co.za')).toEqual(['ended'])
})
