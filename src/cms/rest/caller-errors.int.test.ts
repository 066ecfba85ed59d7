import {
  type BlockSlug,
  type CollectionSlug,
  handleEndpoints,
  type Payload,
  type SanitizedConfig,
} from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRestClient, type Rest } from '#tests/access/rest.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { localeCodes } from '../locales.ts'
import { findInvalidValue } from './value-shapes.ts'

let cms: TestCms
let payload: Payload
let rest: Rest
let token: string

beforeAll(async () => {
  cms = await openTestCms({ content: true })
  payload = cms.payload
  rest = createRestClient(payload)
  const account = { email: 'mistakes@example.co.za', password: 'a-password-of-somebody' }
  await payload.create({ collection: 'users', data: { ...account, name: 'Admin', role: 'admin' } })
  token = (await rest('users/login', { method: 'POST', body: account })).body.token
})
afterAll(() => cms.close())

const send = (path: string, headers: Record<string, string>, body: string, method = 'POST') =>
  handleEndpoints({
    config: payload.config as SanitizedConfig,
    request: new Request(`http://localhost/api/${path}`, {
      method,
      headers: { host: 'localhost', authorization: `JWT ${token}`, ...headers },
      body,
    }),
  })

const json = { 'content-type': 'application/json' }
const entryWithMissingPage = { label: 'x', link: { kind: 'page', page: 999_999 } }
const columnWithMissingPage = { heading: 'x', content: 'entries', entries: [entryWithMissingPage] }
const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`

it('rejects requests for versions of everything that has none', async () => {
  const entities = [...payload.config.collections, ...payload.config.globals]
  const without = entities.filter(({ versions, endpoints }) => !versions && endpoints).map(({ slug }) => slug)
  expect(without.length).toBeGreaterThanOrEqual(18)
  for (const slug of without) {
    // Keys of preferences may have any name.
    const allowed = slug === 'payload-preferences' ? [200, 404] : [400, 403, 404]
    for (const path of [`${slug}/versions`, `${slug}/versions/1`])
      expect.soft(allowed, path).toContain((await rest(path, { token })).status)
    const restored = await rest(`${slug}/versions/1`, { method: 'POST', token })
    expect.soft([400, 403, 404], slug).toContain(restored.status)
  }
})

it('has no route that runs jobs', async () => {
  for (const path of ['payload-jobs/run', 'payload-jobs/handle-schedules'])
    expect.soft([400, 403, 404], path).toContain((await rest(path, { token })).status)
})

it('returns 404 for a preference that does not exist, and deletes one that does', async () => {
  expect((await rest('payload-preferences/999999', { method: 'DELETE', token })).status).toBe(404)
  const body = { value: { limit: 5 } }
  expect((await rest('payload-preferences/own', { method: 'POST', token, body })).status).toBe(200)
  expect((await rest('payload-preferences/own', { token })).body.value).toEqual(body.value)
  expect((await rest('payload-preferences/own', { method: 'DELETE', token })).status).toBe(200)
  expect((await rest('payload-preferences/own', { token })).body.value).toBeNull()
})

it('leaves the preferences of others alone', async () => {
  const other = { email: 'other@example.co.za', password: 'a-password-of-somebody' }
  await payload.create({ collection: 'users', data: { ...other, name: 'Other', role: 'editor' } })
  const { token: others } = (await rest('users/login', { method: 'POST', body: other })).body
  await rest('payload-preferences/mine', { method: 'POST', token, body: { value: 1 } })
  expect((await rest('payload-preferences/mine', { method: 'DELETE', token: others })).status).toBe(404)
  expect((await rest('payload-preferences/mine', { token })).body.value).toBe(1)
})

it.each([
  ['a URL-encoded form', 'users', { 'content-type': 'application/x-www-form-urlencoded' }, 'email=a'],
  ['a number', 'colours', json, '1657960936'],
  ['a list', 'users', json, '[]'],
  ['text', 'models/1/duplicate', json, '"0x10"'],
  ['an upload without a file', 'media', json, '{}'],
  ['the address of a file', 'media', json, '{"alt":"x","filename":"x.png","url":"http://127.0.0.1:9/x.png"}'],
  ['a number in place of rows', 'globals/finance-settings', json, '{"lease":{"terms":-1}}'],
  ['an invalid date', 'valueAddedOffers', json, '{"title":"x","startsOn":-9223372036854776000}'],
  ['an unknown block', 'pages', json, '{"path":"/x","layout":[{"blockType":{"toString":[false]}}]}'],
  ['JSON over the limit', 'globals/footer', json, `{"a":${nested}}`],
  ['text in place of a group', 'ranges', json, '{"name":"x","hero":"x"}'],
  ['an object in place of text', 'colours', json, '{"title":{"toString":null},"hex":{"toString":null}}'],
  [
    'a reference to a missing document',
    'globals/footer',
    json,
    JSON.stringify({ columns: [columnWithMissingPage] }),
  ],
])('returns 400 for %s', async (_, path, headers, body) => {
  expect((await send(path, headers, body)).status).toBe(400)
})

it('returns 400 for JSON over the limit inside a form', async () => {
  const part = `--a\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"a":${nested}}\r\n--a--\r\n`
  const response = await send('pages', { 'content-type': 'multipart/form-data; boundary=a' }, part)
  expect(response.status).toBe(400)
})

it('names the field whose value has the wrong type', async () => {
  const { status, body } = await rest('colours', { method: 'POST', token, body: { title: ['x'] } })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('"path":"title"')
})

it.each([
  ['a field that does not exist', 'media/file/x.png?prefix=a'],
  ['a comparison the type does not have', 'ranges?where[updatedAt][not_like]=x'],
])('returns 400 for a condition on %s', async (_, path) => {
  expect((await rest(path, { token })).status).toBe(400)
})

it('returns 404 for a file name that is too long', async () => {
  expect((await rest(`media/file/${'x'.repeat(600)}.png`, { token })).status).toBe(404)
})

it('stores a whole document, whatever selection the request names', async () => {
  const path = 'globals/site-settings?select[socialLinks][id]=true'
  const before = (await rest('globals/site-settings', { token })).body.socialLinks
  expect((await rest(path, { method: 'POST', token, body: {} })).status).toBe(200)
  expect((await rest('globals/site-settings', { token })).body.socialLinks).toEqual(before)
})

describe('the documents of the first content', () => {
  it.each(['en', 'all'] as const)('have valid values in every field, read in %s', async (locale) => {
    const rules = { locales: localeCodes, blockOf: (slug: string) => payload.blocks[slug as BlockSlug] }
    let checked = 0
    for (const { slug, flattenedFields } of payload.config.collections) {
      const query = { collection: slug as CollectionSlug, depth: 0, limit: 0, locale }
      const { docs } = await payload.find(query)
      checked += docs.length
      for (const doc of docs)
        expect.soft(findInvalidValue(flattenedFields, { ...doc }, rules), `${slug} ${doc.id}`).toBeUndefined()
    }
    for (const { slug, flattenedFields } of payload.config.globals) {
      const doc = await payload.findGlobal({ slug: slug as 'header', depth: 0, locale })
      expect.soft(findInvalidValue(flattenedFields, { ...doc }, rules), slug).toBeUndefined()
    }
    expect(checked).toBeGreaterThan(300)
  })
})
