import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { personOf } from '#features/people/consent/jobs.ts'
import type { ReminderKind } from '../reminder.ts'
import { hasDueReminders } from './due-work.ts'
import { openRemindersCms } from './reminders.test-support.ts'
import { sendServiceReminders } from './send-reminders.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))

const outbox = vi.hoisted(() => ({ failures: 0 }))
vi.mock(import('#platform/outbox/mail-outbox.ts'), async (importOriginal) => {
  const { mailOutbox } = await importOriginal()
  return {
    mailOutbox: async (payload) => {
      const { queue } = await mailOutbox(payload)
      return {
        async queue(transaction, mail) {
          await queue(transaction, mail)
          outbox.failures -= 1
          if (outbox.failures >= 0) throw new Error('The process ends here.')
        },
      }
    },
  }
})

let cms: Awaited<ReturnType<typeof openRemindersCms>>
beforeAll(async () => {
  cms = await openRemindersCms()
})
afterAll(() => cms.close())

let count = 0
let email = ''
beforeEach(async () => {
  count += 1
  email = `owner-${count}@example.co.za`
  await cms.run(sql`delete from service_reminders`)
})

/** A moment of a day in Johannesburg, in the morning. */
const on = (day: string) => new Date(`${day}T08:00:00+02:00`)
const add = (dueOn: string, { kind = 'service' as ReminderKind, state = 'active' } = {}) =>
  cms.run(sql`
    insert into service_reminders
      (key, email, person, kind, model, due_on, state, consent_text, consented_at, asked_at)
    values (${`${email} ${kind} ${dueOn}`}, ${email}, ${personOf(email)},
      ${kind}::text::enum_service_reminders_kind, '57U', ${dueOn},
      ${state}::text::enum_service_reminders_state, 'Yes', now(), now())`)
const send = (now: Date) => sendServiceReminders(cms.payload, now)

it('mails once, thirty days before the day', async () => {
  await add('2027-03-31')
  expect(await hasDueReminders(cms.databaseUrl, on('2027-02-28'))).toBe(false)
  expect(await send(on('2027-02-28'))).toBe(0)
  expect(await hasDueReminders(cms.databaseUrl, on('2027-03-01'))).toBe(true)
  expect(await send(on('2027-03-01'))).toBe(1)
  expect(await send(on('2027-03-01'))).toBe(0)
  expect(await hasDueReminders(cms.databaseUrl, on('2027-03-02'))).toBe(false)
  const [mail, ...more] = await cms.mailsTo(email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Next service due by 31 March 2027')
  expect(mail?.text).toContain('/enquiry/service')
  expect(mail?.unsubscribeUrl).toContain('/api/service-reminders/stop?token=')
})

it('mails as many days before as an editor has set', async () => {
  await add('2027-03-31')
  await cms.run(sql`insert into site_settings (service_reminder_days) values (10)`)
  expect(await hasDueReminders(cms.databaseUrl, on('2027-03-20'))).toBe(false)
  expect(await send(on('2027-03-20'))).toBe(0)
  expect(await hasDueReminders(cms.databaseUrl, on('2027-03-21'))).toBe(true)
  expect(await send(on('2027-03-21'))).toBe(1)
  await cms.run(sql`delete from site_settings`)
})

it('mails until the day itself, and not after it', async () => {
  await add('2027-03-31')
  expect(await send(on('2027-04-01'))).toBe(0)
  expect(await send(on('2027-03-31'))).toBe(1)
})

it('mails nothing that is not confirmed, or was stopped', async () => {
  await add('2027-03-10', { state: 'pending' })
  await add('2027-03-11', { state: 'ended' })
  expect(await send(on('2027-03-01'))).toBe(0)
  expect(await cms.mailsTo(email)).toEqual([])
})

it('mails once when two processes send at the same time', async () => {
  await add('2027-03-10')
  const mails = await Promise.all([send(on('2027-03-01')), send(on('2027-03-01'))])
  expect(mails.toSorted()).toEqual([0, 1])
  expect(await cms.mailsTo(email)).toHaveLength(1)
})

it('mails nothing when the process ends before it has recorded that, and mails once at the next run', async () => {
  await add('2027-03-10', { kind: 'warranty' })
  await add('2027-03-11', { kind: 'plan' })
  outbox.failures = 1
  expect(await send(on('2027-03-01'))).toBe(1)
  expect(await send(on('2027-03-01'))).toBe(1)
  expect((await cms.mailsTo(email)).map(({ subject }) => subject)).toEqual([
    'Service plan ends about 11 March 2027',
    'Warranty ends about 10 March 2027',
  ])
})

it('never mails a recall, also when one affects the model of a reminder', async () => {
  await add('2027-03-10')
  await cms.payload.create({
    collection: 'recalls',
    data: {
      ...{ campaignId: '26-SC-014', since: '2027-02-28T10:00:00.000Z', description: 'A hose can chafe.' },
      ...{ remedy: 'A clip.', vehicles: 'AHTFR22G00 6012300 6012399', _status: 'published' },
    },
  })
  await send(on('2027-03-01'))
  const [mail, ...more] = await cms.mailsTo(email)
  expect(more).toEqual([])
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/recall|campaign|26-SC-014|AHTFR22G/i)
})
