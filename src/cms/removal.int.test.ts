import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paragraph, richTextContent } from '#platform/fields/rich-text-content.ts'
import { overrideReferences } from '#platform/references/removal.ts'
import { createCallers, sharedPassword } from '#tests/access/callers.ts'
import { createRestClient, type Rest, type RestRequest } from '#tests/access/rest.ts'
import { createSample } from '#tests/access/samples.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { seedShowroom } from '#tests/contract/vehicles/seed-showroom.ts'
import { hilux } from '#tests/contract/vehicles/showroom.ts'
import { publishDueDocuments } from './scheduled-publishing.ts'

let cms: TestCms
let payload: Payload
let rest: Rest
let editor: string

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  await seedShowroom(payload)
  await createCallers(payload, await createSample(payload, 'dealers'))
  rest = createRestClient(payload)
  const data = { email: 'editor@example.co.za', password: sharedPassword }
  editor = (await payload.login({ collection: 'users', data })).token ?? ''
})
afterAll(() => cms.close())

const asEditor = (path: string, options: RestRequest = {}) => rest(path, { token: editor, ...options })
const patch = (path: string, body: object) => asEditor(path, { method: 'PATCH', body })
const trashed = { deletedAt: '2026-01-01T00:00:00.000Z' }

async function rangeId(slug: string): Promise<number> {
  const { docs } = await payload.find({ collection: 'ranges', where: { slug: { equals: slug } }, depth: 0 })
  return docs[0]?.id ?? 0
}

const isPublic = async (collection: 'ranges' | 'pages', id: number) =>
  (await payload.count({ collection, where: { id: { equals: id } }, overrideAccess: false })).totalDocs === 1

async function page(path: string, more: object = {}): Promise<number> {
  const data = { title: `Page ${path}`, path, layout: [], _status: 'published', ...more } as never
  return (await payload.create({ collection: 'pages', data })).id
}

const buttonTo = (id: number) => [
  {
    blockType: 'text',
    content: richTextContent(paragraph('Words.')),
    buttons: [{ label: 'Go', look: 'primary', link: { kind: 'page', page: id } }],
  },
]

describe('a range with models', () => {
  it.each<[string, (id: number) => ReturnType<typeof asEditor>]>([
    ['moved to the trash', (id) => patch(`ranges/${id}`, trashed)],
    ['moved to the trash as a draft', (id) => patch(`ranges/${id}?draft=true`, trashed)],
    ['unpublished', (id) => patch(`ranges/${id}`, { _status: 'draft' })],
    [
      'unpublished for all languages',
      (id) => patch(`ranges/${id}?unpublishAllLocales=true`, { _status: 'draft' }),
    ],
  ])('cannot be %s, and the error names the models that use it', async (_, remove) => {
    const id = await rangeId(hilux.slug)
    const response = await remove(id)
    expect(response.status).toBe(409)
    expect(response.body.errors[0].message).toMatch(
      /^“.*Hilux.*used by .*\(model\).*Remove it there first\.$/,
    )
    expect(await isPublic('ranges', id)).toBe(true)
  })

  it('stays public when several are removed at once, and the unused ones are removed', async () => {
    const id = await rangeId(hilux.slug)
    const free = await createSample(payload, 'ranges')
    const both = `ranges?where[id][in]=${id},${free}&draft=true`
    const response = await patch(both, trashed)
    expect(response.status).toBe(400)
    expect(response.body.docs.map((one: { id: number }) => one.id)).toEqual([free])
    expect(response.body.errors[0].message).toContain('used by')
    const unpublished = await patch(`ranges?where[id][in]=${id}`, { _status: 'draft' })
    expect(unpublished.body.errors[0].message).toContain('used by')
    expect(await isPublic('ranges', id)).toBe(true)
  })

  it('cannot be deleted permanently by an administrator, by id or by condition', async () => {
    const { token } = await payload.login({
      collection: 'users',
      data: { email: 'admin@example.co.za', password: sharedPassword },
    })
    const id = await rangeId(hilux.slug)
    const one = await asEditor(`ranges/${id}`, { method: 'DELETE', token: token ?? '' })
    expect([one.status, one.body.errors[0].message]).toEqual([409, expect.stringContaining('used by')])
    const many = await asEditor(`ranges?where[id][equals]=${id}`, { method: 'DELETE', token: token ?? '' })
    expect([many.status, many.body.errors[0].message]).toEqual([400, expect.stringContaining('used by')])
    expect(await isPublic('ranges', id)).toBe(true)
  })

  it('returns 409 for a save without a status that would unpublish it', async () => {
    const id = await rangeId(hilux.slug)
    await payload.update({
      collection: 'ranges',
      id,
      draft: true,
      data: { tagline: 'New', _status: 'draft' },
    })
    const response = await patch(`ranges/${id}`, { order: 7 })
    expect(response.status).toBe(409)
    expect(await isPublic('ranges', id)).toBe(true)
  })

  it('can be removed by a program that overrides the check of references', async () => {
    const id = await createSample(payload, 'ranges')
    const model = await createSample(payload, 'models')
    await payload.update({ collection: 'models', id: model, draft: true, data: { range: id } })
    await expect(payload.delete({ collection: 'ranges', id })).rejects.toThrow('used by')
    await payload.delete({ collection: 'ranges', id, context: { ...overrideReferences } })
    await payload.delete({ collection: 'models', id: model })
  })
})

describe('the home page', () => {
  it('cannot be moved to the trash, unpublished, moved to another path or deleted', async () => {
    const id = await page('/')
    const responses = [
      await patch(`pages/${id}`, trashed),
      await patch(`pages/${id}`, { _status: 'draft' }),
      await patch(`pages/${id}`, { path: '/elsewhere', _status: 'published' }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([409, 409, 409])
    for (const { body } of responses) expect(body.errors[0].message).toMatch(/^The home page cannot be/)
    await expect(payload.delete({ collection: 'pages', id })).rejects.toThrow('home page')
    expect(await isPublic('pages', id)).toBe(true)
  })

  it('stays published when its removal is scheduled, and the job fails with the reason', async () => {
    const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: '/' } } })
    const id = docs[0]?.id ?? 0
    const job = await payload.jobs.queue({
      task: 'schedulePublish',
      waitUntil: new Date('2026-01-01T00:00:00Z'),
      input: { type: 'unpublish', doc: { relationTo: 'pages', value: String(id) } } as never,
    })
    expect(await publishDueDocuments(payload)).toBe(0)
    expect(await isPublic('pages', id)).toBe(true)
    const failed = await payload.findByID({ collection: 'payload-jobs', id: job.id })
    expect(failed).toMatchObject({ hasError: true, error: { message: expect.stringContaining('home page') } })
  })
})

describe('a page', () => {
  it('cannot be removed before the published pages below it', async () => {
    const above = await page('/owners')
    const below = await page('/owners/help')
    const response = await patch(`pages/${above}`, trashed)
    expect([response.status, response.body.errors[0].message]).toEqual([
      409,
      expect.stringContaining('/owners/help (page)'),
    ])
    expect((await patch(`pages/${below}`, trashed)).status).toBe(200)
    expect((await patch(`pages/${above}`, trashed)).status).toBe(200)
  })

  it('can be unpublished but not moved to the trash when only a draft links to it', async () => {
    const target = await page('/linked')
    const from = await page('/from-draft', { layout: [] })
    await payload.update({
      ...{ collection: 'pages', id: from, draft: true },
      data: { layout: buttonTo(target) as never, _status: 'draft' },
    })
    expect((await patch(`pages/${target}`, { _status: 'draft' })).status).toBe(200)
    const response = await patch(`pages/${target}`, trashed)
    expect(response.body.errors[0].message).toContain('Page /from-draft (page)')
  })
})

describe('a reference to a missing document', () => {
  it('cannot be added, but does not prevent a page that has it already from being saved', async () => {
    const target = await page('/soon-gone')
    const from = await page('/with-a-link', { layout: buttonTo(target) })
    await payload.db.drizzle.execute(sql`delete from pages where id = ${target}`)
    expect((await patch(`pages/${from}`, { title: 'Changed', _status: 'published' })).status).toBe(200)
    const other = await page('/another')
    const response = await patch(`pages/${other}`, { layout: buttonTo(target), _status: 'published' })
    expect(response.status).toBe(400)
    expect(response.body.errors[0].message).toMatch(/page chosen in the field “page” does not exist/)
  })

  it('never results from a deletion and a save at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const range = await createSample(payload, 'ranges')
      const model = await createSample(payload, 'models')
      const [removal, save] = await Promise.allSettled([
        payload.update({ collection: 'ranges', id: range, data: { deletedAt: '2026-01-01' } as never }),
        payload.update({ collection: 'models', id: model, draft: true, data: { range } }),
      ])
      expect([removal.status, save.status].sort()).toEqual(['fulfilled', 'rejected'])
    }
  })
})
