import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { daysInTrash, emptyTrash } from '#platform/trash/empty-trash.ts'
import { createSample } from '#tests/access/samples.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { seedShowroom } from '#tests/contract/vehicles/seed-showroom.ts'
import { requestRest } from '#tests/rest.ts'
import { exampleDocument } from '#tests/uploads/index.ts'

let cms: TestCms
let payload: Payload

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  await seedShowroom(payload)
})
afterAll(() => cms.close())

type Slug = 'models' | 'ranges' | 'colours' | 'media' | 'pages'
const dayMs = 24 * 60 * 60 * 1000

const trash = (collection: Slug, id: number, deletedAt = '2001-01-01T00:00:00.000Z') =>
  payload.update({ collection, id, data: { deletedAt } as never, depth: 0 })
const restore = (collection: Slug, id: number, more: object = {}) =>
  payload.update({ collection, id, trash: true, data: { deletedAt: null, ...more } as never, depth: 0 })
const inTrash = async (collection: Slug, id: number) =>
  (await payload.findByID({ collection, id, trash: true, depth: 0, disableErrors: true })) as {
    deletedAt?: string | null
    _status?: string
  } | null

async function modelId(code: string): Promise<number> {
  const { docs } = await payload.find({ collection: 'models', where: { code: { equals: code } }, depth: 0 })
  return docs[0]?.id ?? 0
}

const isPublic = async (code: string) => {
  const { body } = await requestRest(payload, `/api/models?where[code][equals]=${code}`)
  return body.totalDocs === 1
}

describe('a published model in the trash', () => {
  it('is hidden from the public, even with trash=true, and its thirty days begin at once', async () => {
    const before = Date.now()
    const id = await modelId('N35')
    await trash('models', id)
    expect(await isPublic('N35')).toBe(false)
    const listed = await requestRest(payload, '/api/models?where[code][equals]=N35&trash=true')
    expect(listed.body.totalDocs).toBe(0)
    const stored = await inTrash('models', id)
    expect(stored?._status).toBe('draft')
    expect(Date.parse(stored?.deletedAt ?? '')).toBeGreaterThanOrEqual(before)
  })

  it('is restored as a draft, or as published when the request says so', async () => {
    const id = await modelId('P35')
    await trash('models', id)
    await restore('models', id, { _status: 'draft' })
    expect(await isPublic('P35')).toBe(false)
    await trash('models', id)
    await restore('models', id, { _status: 'published' })
    expect(await isPublic('P35')).toBe(true)
  })

  it('leaves its code to another model, and cannot be restored until that one is gone', async () => {
    const id = await createSample(payload, 'models')
    const { code } = await payload.findByID({ collection: 'models', id, depth: 0 })
    await trash('models', id)
    const other = await payload.create({
      collection: 'models',
      draft: true,
      data: { code, name: 'The other one' } as never,
    })
    await expect(restore('models', id)).rejects.toThrow(/“The other one” has the same code now/)
    await trash('models', other.id)
    await restore('models', id)
    expect((await inTrash('models', id))?.deletedAt).toBeNull()
  })

  it('cannot be restored before its range', async () => {
    const range = await createSample(payload, 'ranges')
    const id = await createSample(payload, 'models')
    await payload.update({ collection: 'models', id, draft: true, data: { range } })
    await trash('models', id)
    await trash('ranges', range)
    await expect(restore('models', id)).rejects.toThrow(
      /range “sample-\d+” that it refers to is in the trash/,
    )
    await restore('ranges', range)
    await restore('models', id)
  })
})

it('keeps a document out of the trash when a version from the trash is restored', async () => {
  const id = await modelId('P35')
  await trash('models', id)
  await restore('models', id)
  const { docs } = await payload.findVersions({
    collection: 'models',
    where: { and: [{ parent: { equals: id } }, { 'version.deletedAt': { exists: true } }] },
    trash: true,
  })
  const version = docs[0]?.id
  await payload.restoreVersion({ collection: 'models', id: String(version) })
  expect((await inTrash('models', id))?.deletedAt ?? null).toBeNull()
})

describe('retention in the trash', () => {
  const later = (days: number) => new Date(Date.now() + days * dayMs)
  const nightAfter = (days: number) => emptyTrash(payload, later(days - daysInTrash))

  it('deletes documents and their files after thirty days in the trash, and none earlier', async () => {
    await nightAfter(40)
    const { id, filename } = await payload.create({
      collection: 'media',
      data: {},
      file: exampleDocument({ text: 'Soon gone' }),
    })
    const retained = await createSample(payload, 'colours')
    const fileStatus = async () => (await requestRest(payload, `/api/media/file/${filename}`)).status
    expect(await fileStatus()).toBe(200)
    await trash('media', id)
    expect(await fileStatus()).toBe(404)
    expect(await nightAfter(29)).toBe(0)
    expect(await nightAfter(31)).toBe(1)
    expect(await inTrash('media', id)).toBeNull()
    expect(await fileStatus()).toBe(404)
    expect(await inTrash('colours', retained)).not.toBeNull()
  })

  it('deletes documents that refer to each other in the trash, and keeps what is in use outside it', async () => {
    const [colour, used] = [await createSample(payload, 'colours'), await createSample(payload, 'colours')]
    const model = await createSample(payload, 'models')
    await payload.update({ collection: 'models', id: model, draft: true, data: { colours: [colour] } })
    await trash('models', model)
    await trash('colours', colour)
    await trash('colours', used)
    const user = await createSample(payload, 'models')
    await payload.update({
      ...{ collection: 'models', id: user, draft: true, data: { colours: [used] } },
      context: { overrideReferences: true },
    })
    expect(await nightAfter(31)).toBe(2)
    expect([await inTrash('models', model), await inTrash('colours', colour)]).toEqual([null, null])
    expect(await inTrash('colours', used)).not.toBeNull()
  })
})
