import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCms, type TestCms } from '../cms.ts'
import { type Caller, createCallers } from './callers.ts'
import { createSample } from './samples.ts'
import { type CallerName, collections, globals } from './table.ts'

let cms: TestCms
let payload: Payload
let callersByName: Record<CallerName, Caller>

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  callersByName = await createCallers(payload, await createSample(payload, 'dealers'))
})
afterAll(() => cms.close())

/** Returns the slugs in the admin menu of a caller. */
function menuOf(name: CallerName): string[] {
  const user = callersByName[name].user as never
  return [...payload.config.collections, ...payload.config.globals]
    .filter(({ admin: { hidden } }) => !(typeof hidden === 'function' ? hidden({ user }) : hidden))
    .map(({ slug }) => slug)
    .sort()
}

/** Read by the product alone. */
const unlisted = ['form-drafts', 'enquiry-files']
const everything = [...Object.keys(collections), ...Object.keys(globals)]
  .filter((slug) => !slug.startsWith('payload-') && !unlisted.includes(slug))
  .sort()
const adminOnly = [
  ...['users', 'service-keys', 'consentEntries', 'privacyRequests', 'serviceReminders', 'privacy-settings'],
]
const leadsOnly = ['enquiries', 'deliveries', 'mails', 'handovers', 'subscribers', 'vehicleAlerts']

test.each([
  ['admin', everything],
  ['editor', everything.filter((slug) => ![...adminOnly, ...leadsOnly].includes(slug))],
  ['dealer', ['dealerEvents', 'dealerFaqs', 'dealers', 'enquiries', 'media', 'pages', 'specials', 'teams']],
  ['leads', [...leadsOnly, 'form-settings'].sort()],
  ['service', []],
  ['anonymous', []],
  ['switched off', []],
  ['password due', []],
] as const)('lists the permitted entries in the menu of %s', (name, expected) => {
  expect(menuOf(name)).toEqual(expected)
})

test.each([
  ['admin', true],
  ['editor', true],
  ['dealer', true],
  ['leads', true],
  ['password due', true],
  ['service', false],
  ['anonymous', false],
  ['switched off', false],
] as const)('lets %s enter the admin: %s', async (name, enters) => {
  const { user } = callersByName[name]
  const access = payload.collections[user?.collection ?? 'users'].config.access.admin
  expect(await access?.({ req: { user } as never })).toBe(enters)
})
