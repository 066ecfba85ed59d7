import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRestClient, type Rest } from '#tests/access/rest.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'

let cms: TestCms
let payload: Payload
let rest: Rest
let token: string

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  rest = createRestClient(payload)
  const body = { email: 'editor@example.co.za', password: 'a-password-of-somebody' }
  await payload.create({ collection: 'users', data: { ...body, name: 'Editor', role: 'editor' } })
  token = (await rest('users/login', { method: 'POST', body })).body.token
})
afterAll(() => cms.close())

test.each([
  ['unpublishes', { _status: 'draft' }],
  ['deletes', { deletedAt: '2026-11-20T08:00:00.000Z' }],
] as const)('stores the texts of a save that also %s the page in their language', async (name, removal) => {
  const page = { title: 'Before', path: `/${name}`, _status: 'published' as const }
  const { id } = await payload.create({ collection: 'pages', data: page })
  const video = { source: 'address', address: 'https://example.co.za' }
  const body = { title: 'Ná', layout: [{ blockType: 'singleVideo', title: 'Film', video }], ...removal }
  const { status } = await rest(`pages/${id}?locale=af`, { method: 'PATCH', token, body })
  expect(status).toBe(200)
  const options = { depth: 0, locale: 'all', trash: true } as const
  const stored = (await payload.findByID({ collection: 'pages', id, ...options })) as unknown as {
    title: unknown
    layout: { title: unknown }[]
  }
  expect(stored.title).toEqual({ en: 'Before', af: 'Ná' })
  expect(stored.layout[0]?.title).toEqual({ af: 'Film' })
})
