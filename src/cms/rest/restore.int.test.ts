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
  const account = { email: 'editor@example.co.za', password: 'a-password-of-somebody' }
  await payload.create({ collection: 'users', data: { ...account, name: 'Editor', role: 'editor' } })
  token = (await rest('users/login', { method: 'POST', body: account })).body.token
})
afterAll(() => cms.close())

const publicTitle = async (id: number) => (await rest(`pages/${id}`)).body.title
const versionsOf = async (id: number) => {
  const where = { parent: { equals: id } }
  return (await payload.findVersions({ collection: 'pages', where, sort: 'createdAt' })).docs
}

/** Creates a published page with a newer draft. */
async function changedPage(path: string) {
  const data = { title: 'As published', path, _status: 'published' as const }
  const { id } = await payload.create({ collection: 'pages', data })
  await payload.update({ collection: 'pages', id, draft: true, data: { title: 'A draft', _status: 'draft' } })
  return id
}

test('restores a draft version as a draft, and leaves the published page unchanged', async () => {
  const id = await changedPage('/restored-draft')
  const draft = (await versionsOf(id)).find(({ version }) => version._status === 'draft')
  await payload.update({ collection: 'pages', id, data: { title: 'Published since', _status: 'published' } })
  const response = await rest(`pages/versions/${draft?.id}?draft=false`, { method: 'POST', token })
  expect(response.status, JSON.stringify(response.body)).toBe(200)
  expect(await publicTitle(id)).toBe('Published since')
  const newest = await payload.findByID({ collection: 'pages', id, draft: true })
  expect(newest).toMatchObject({ title: 'A draft', _status: 'draft' })
})

test('restores a published version as published, or as a draft when the request says so', async () => {
  const id = await changedPage('/restored-published')
  const published = (await versionsOf(id)).find(({ version }) => version._status === 'published')
  await payload.update({ collection: 'pages', id, data: { title: 'Published since', _status: 'published' } })
  const restore = (draft: boolean) =>
    rest(`pages/versions/${published?.id}?draft=${draft}`, { method: 'POST', token })
  expect((await restore(true)).status).toBe(200)
  expect(await publicTitle(id)).toBe('Published since')
  expect((await restore(false)).status).toBe(200)
  expect(await publicTitle(id)).toBe('As published')
})

test('rejects unauthenticated requests to restore a version', async () => {
  const id = await changedPage('/restored-by-nobody')
  for (const { id: version } of await versionsOf(id)) {
    const response = await rest(`pages/versions/${version}`, { method: 'POST' })
    expect([403, 404]).toContain(response.status)
  }
  expect(await publicTitle(id)).toBe('As published')
})
