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

const insert = (email: string, { state = 'active', daysAgo = 0, dueInDays = 90 } = {}) => {
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()
  const at = day(-daysAgo)
  return run(sql`
    insert into service_reminders
      (key, email, person, kind, model, due_on, state, consent_text, consented_at, asked_at, ended_at)
    values (${email}, ${email}, ${personOf(email)}, 'warranty', '57U', ${day(dueInDays).slice(0, 10)},
      ${state}::text::enum_service_reminders_state, 'I agree.', ${at}, ${at}, ${at})`)
}
const statesOf = async (email: string) =>
  (await run(sql`select state from service_reminders where email = ${email}`)).map(({ state }) => state)

async function fulfil(wish: 'erase' | 'objection', email: string): Promise<void> {
  const reference = await createPrivacyRequest(cms.payload, { email, wish }, now)
  const [row] = await run(sql`select id from privacy_requests where reference = ${reference}`)
  const request = { ...{ id: Number(row?.id), reference, wish, email }, person: personOf(email) }
  await fulfilRequest(
    cms.payload,
    { ...request, state: 'open', receivedAt: now, dueAt: now, doneAt: null },
    now,
  )
}

it('includes the service reminders of a person, with the consent, in a copy of the personal data', async () => {
  const email = 'copy@example.co.za'
  await insert(email)
  await insert('other@example.co.za')
  const copy = await collectPersonalData(cms.payload, { email, person: personOf(email) }, now)
  expect(copy.serviceReminders).toMatchObject([
    { email, kind: 'warranty', model: '57U', state: 'active', consentText: 'I agree.' },
  ])
})

it('erases the service reminders of a person, and of no other', async () => {
  await insert('erase@example.co.za')
  await fulfil('erase', 'erase@example.co.za')
  expect(await statesOf('erase@example.co.za')).toEqual([])
  expect(await statesOf('other@example.co.za')).toEqual(['active'])
})

it('ends the service reminders of a person who objects to marketing', async () => {
  await insert('object@example.co.za')
  await fulfil('objection', 'object@example.co.za')
  expect(await statesOf('object@example.co.za')).toEqual(['ended'])
})

it('deletes unconfirmed reminders after a week, ended ones after a month, and all after their day', async () => {
  await insert('pending-6@example.co.za', { state: 'pending', daysAgo: 6 })
  await insert('pending-8@example.co.za', { state: 'pending', daysAgo: 8 })
  await insert('ended-29@example.co.za', { state: 'ended', daysAgo: 29 })
  await insert('ended-31@example.co.za', { state: 'ended', daysAgo: 31 })
  await insert('ahead@example.co.za', { dueInDays: 2 })
  await insert('past@example.co.za', { dueInDays: -2 })
  expect(await applyRetention(cms.payload, now)).toMatchObject({ serviceReminders: 3 })
  for (const deleted of ['pending-8', 'ended-31', 'past'])
    expect(await statesOf(`${deleted}@example.co.za`)).toEqual([])
  for (const kept of ['pending-6', 'ended-29', 'ahead'])
    expect(await statesOf(`${kept}@example.co.za`)).toHaveLength(1)
})
