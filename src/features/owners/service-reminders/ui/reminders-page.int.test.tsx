import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addDays } from '#features/motorsport/motorsport-events/rules.ts'
import { personOf } from '#features/people/consent/jobs.ts'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { confirmReminder } from '../data/change-reminders.ts'
import { ownerPath } from '../data/links.ts'
import { requestReminder } from '../data/request-reminder.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))
const { ConfirmReminderPage, RemindersPage } = await import('../reminders.page.tsx')

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(async () => {
  await closeOutbox(cms.payload)
  await cms.close()
})

const email = 'thandi@example.co.za'
const token = () => ownerPath(personOf(email)).replace('/service-reminders/', '')
/** The forms of a page that POST to a step. */
const formsOf = (html: string, step: string) =>
  [...html.matchAll(/<form ([^>]*)>/g)].filter(
    ([, attributes = '']) =>
      attributes.includes('method="post"') && attributes.includes(`action="/api/service-reminders/${step}"`),
  )
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ')

it('lists the active reminders of a person, each with a button that stops it by POST', async () => {
  expect(textOf(renderToStaticMarkup(await RemindersPage({ token: token() })))).toContain(
    'You have no reminders',
  )
  const dueOn = addDays(siteClock().today(), 60)
  const request = { email, kind: 'warranty', model: '57U', dueOn, consentText: 'Yes' } as const
  await requestReminder(cms.payload, request, siteClock().now())
  const [reminder] = (await cms.payload.find({ collection: 'serviceReminders' })).docs
  await confirmReminder(cms.payload, reminder?.id ?? 0, siteClock().now())
  const html = renderToStaticMarkup(await RemindersPage({ token: token() }))
  expect(textOf(html)).toMatch(/Warranty ends about \d+ \w+ \d{4}/)
  expect(textOf(html)).toContain('Recalls are never e-mailed')
  expect(formsOf(html, 'stop')).toHaveLength(2)
})

it('explains a link that is incomplete, expired or used', async () => {
  const titleOf = async (segment: string) =>
    textOf(renderToStaticMarkup(await RemindersPage({ token: segment })))
  expect(await titleOf('x.y.z')).toContain('This link is not complete')
  expect(await titleOf('expired')).toContain('This link has expired')
  expect(await titleOf('stopped')).toContain('Your reminders have been stopped')
})

it('confirms a reminder by a button, not by opening the link', () => {
  const html = renderToStaticMarkup(<ConfirmReminderPage token="1.abc.def" />)
  expect(formsOf(html, 'confirm')).toHaveLength(1)
  expect(html).toContain('<input type="hidden" name="token" value="1.abc.def"/>')
})
