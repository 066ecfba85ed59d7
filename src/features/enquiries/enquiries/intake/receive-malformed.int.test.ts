import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { entered, envelope, formEndpoint } from '#tests/forms/receive.ts'
import { pick } from '#tests/scale.ts'

// Next's cache exists only while Next serves.
vi.mock('next/cache', () => import('#tests/next-cache.ts'))

let cms: TestCms

beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(async () => {
  await closeOutbox(cms.payload)
  await cms.close()
})

const { post } = formEndpoint(() => cms.payload.config)
const all = async () => (await cms.payload.find({ collection: 'enquiries', depth: 0, limit: 3_000 })).docs

/** Number of random forms. */
const count = pick({ gate: 400, all: 2_000 })

describe('a malformed enquiry form', () => {
  test.each([
    ['an unknown form', 404, { body: '{}', kind: 'nothing' }],
    ['invalid JSON', 400, { body: '{' }],
    ['a list', 400, { body: '[]' }],
    ['bytes that are not valid text', 400, { body: new Uint8Array([123, 255, 254, 125]) }],
    ['a body over the size limit', 413, { body: JSON.stringify({ note: 'x'.repeat(70_000) }) }],
    ['plain text', 415, { body: 'hello', type: 'text/plain' }],
    ['a multipart form that is cut off', 400, { body: 'x', type: 'multipart/form-data; boundary=x' }],
    ['a form without a key', 400, { body: JSON.stringify(entered) }],
  ])('responds to %s with an error status and a message', async (_, status, sent) => {
    const answer = await post(sent)
    expect(answer.status).toBe(status)
    expect(((await answer.json()) as { detail: string }).detail).toMatch(/\.$/)
  })

  test('causes no server error and stores no invalid enquiry, in random forms', async () => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        '\u0000',
        '\ud800',
        '{{7*7}}',
        "'; drop table enquiries; --",
        'a@b\r\nBcc: c@d.ee',
        '\u202e',
      ),
      fc.integer(),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.array(fc.jsonValue(), { maxLength: 3 }),
      fc.object({ maxDepth: 2 }),
    )
    const names = [...Object.keys(entered), 'marketing', 'optIn', 'divisions', 'channel', 'wordingVersion']
    const wrong = fc.dictionary(fc.constantFrom(...names, 'page', 'language', 'elapsed', '__proto__'), odd, {
      minKeys: 1,
      maxKeys: 6,
    })
    const statuses = new Map<number, number>()
    const quoted = (body: object) =>
      new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(JSON.stringify(value))]))
    const sendOne = async (own: object, asForm: boolean) => {
      const body = { ...entered, ...envelope(), ...own }
      const type = 'application/x-www-form-urlencoded'
      const answer = await post(
        asForm ? { body: quoted(body).toString(), type } : { body: JSON.stringify(body) },
      )
      await answer.arrayBuffer()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      expect(answer.status, JSON.stringify(body)).toBeLessThan(500)
    }
    const cases = fc.sample(fc.tuple(wrong, fc.boolean()), count)
    for (let next = 0; next < cases.length; next += 20) {
      await Promise.all(cases.slice(next, next + 20).map(([own, asForm]) => sendOne(own, asForm)))
    }
    expect(statuses.get(422)).toBeGreaterThan(count / 4)
    for (const { email, fullName, phone } of await all()) {
      expect(email).toMatch(/^[^\s@]+@[^\s@]+\.[a-z]+$/)
      expect(fullName).toMatch(/\S/)
      expect((phone ?? '').replace(/\D/g, '').length).toBeGreaterThanOrEqual(10)
    }
  })
})
