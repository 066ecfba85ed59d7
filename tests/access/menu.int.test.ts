import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCms, type TestCms } from '../cms.ts'
import { type Caller, makeCallers } from './callers.ts'
import { makeSample } from './samples.ts'
import { collections, globals, type Who } from './table.ts'

let cms: TestCms
let payload: Payload
let who: Record<Who, Caller>

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  who = await makeCallers(payload, await makeSample(payload, 'dealers'))
})
afterAll(() => cms.close())

/** What the admin lists for whoever is signed in. */
function menuOf(name: Who): string[] {
  const user = who[name].user as never
  return [...payload.config.collections, ...payload.config.globals]
    .filter(({ admin: { hidden } }) => !(typeof hidden === 'function' ? hidden({ user }) : hidden))
    .map(({ slug }) => slug)
    .sort()
}

/** Read by the product alone. */
const unlisted = ['form-drafts']
const everything = [...Object.keys(collections), ...Object.keys(globals)]
  .filter((slug) => !slug.startsWith('payload-') && !unlisted.includes(slug))
  .sort()
const ofAdmins = ['users', 'service-keys', 'consentEntries', 'privacyRequests', 'privacy-settings']
const ofLeads = ['enquiries', 'deliveries', 'mails', 'handovers', 'subscribers']

test.each([
  ['admin', everything],
  ['editor', everything.filter((slug) => ![...ofAdmins, ...ofLeads].includes(slug))],
  ['dealer', ['enquiries']],
  ['leads', [...ofLeads].sort()],
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
  const { user } = who[name]
  const access = payload.collections[user?.collection ?? 'users'].config.access.admin
  expect(await access?.({ req: { user } as never })).toBe(enters)
})
