import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { submitEnquiry } from '#features/enquiries/enquiries/jobs.ts'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { createRestClient, type Rest } from '#tests/access/rest.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { sampleOptions, sampleSubmission } from '../data/sample.test-support.ts'

let cms: TestCms
let payload: Payload
let rest: Rest
const tokens: Record<string, string> = {}
const references: Record<string, string> = {}

async function createDealer(name: string, region: number): Promise<number> {
  const slug = name.toLowerCase()
  const data = {
    name,
    slug,
    supplierCode: name.slice(0, 3).toUpperCase(),
    toyotaSupplier: 'Y',
    region,
  } as const
  return (await payload.create({ collection: 'dealers', data: { ...data, _status: 'published' } })).id
}

async function signIn(name: string, account: object) {
  const data = { email: `${name}@example.co.za`, password: 'a-long-test-password', name, ...account }
  await payload.create({ collection: 'users', data: data as never })
  const { email, password } = data
  tokens[name] = String((await rest('users/login', { method: 'POST', body: { email, password } })).body.token)
}

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  rest = createRestClient(payload)
  const region = await payload.create({
    collection: 'regions',
    data: { name: 'Gauteng', slug: 'gauteng', order: 1, kind: 'province', currency: 'ZAR' },
  })
  for (const name of ['Bryanston', 'Sandton']) {
    const id = await createDealer(name, region.id)
    await signIn(name, { role: 'dealer', dealer: id })
    const dealer = {
      ...{ id, directoryId: String(id), name, slug: name.toLowerCase() },
      ...{ supplierCode: null, region: 'Gauteng' },
    }
    const person = { ...sampleSubmission().person, fullName: `=Customer of ${name}` }
    const submission = sampleSubmission({ dealer, person })
    references[name] = (await submitEnquiry(payload, submission, sampleOptions())).reference
  }
  for (const role of ['admin', 'editor', 'leads']) await signIn(role, { role })
})
afterAll(async () => {
  await closeOutbox(payload)
  await cms.close()
})

const as = (who: string, more = {}) => ({ ...(tokens[who] ? { token: tokens[who] } : {}), ...more })
const listReferences = async (who: string) => {
  const { body } = await rest('enquiries', as(who))
  return ((body.docs ?? []) as { reference: string }[]).map(({ reference }) => reference).sort()
}
const allReferences = () => Object.values(references).sort()
const idOf = async (name: string) => {
  const where = { reference: { equals: references[name] ?? '' } }
  return (await payload.find({ collection: 'enquiries', where })).docs[0]?.id ?? 0
}

describe('access to enquiries', () => {
  test('shows a dealer its own, the leads and admin roles all, and others none', async () => {
    expect(await listReferences('Bryanston')).toEqual([references.Bryanston])
    expect(await listReferences('Sandton')).toEqual([references.Sandton])
    expect(await listReferences('leads')).toEqual(allReferences())
    expect(await listReferences('admin')).toEqual(allReferences())
    expect(await listReferences('editor')).toEqual([])
    expect(await listReferences('unauthenticated')).toEqual([])
  })

  test('returns 404 to another dealer and rejects its changes', async () => {
    const other = await idOf('Sandton')
    expect((await rest(`enquiries/${other}`, as('Bryanston'))).status).toBe(404)
    const change = { method: 'PATCH', body: { status: 'done' } }
    expect([403, 404]).toContain((await rest(`enquiries/${other}`, as('Bryanston', change))).status)
    expect((await payload.findByID({ collection: 'enquiries', id: other })).status).toBe('new')
  })

  test('lets the leads role but no dealer list deliveries and send them again', async () => {
    expect((await rest('deliveries', as('leads'))).body.totalDocs).toBe(4)
    expect((await rest('deliveries', as('Bryanston'))).status).toBe(403)
    expect((await rest('deliveries/send-again', as('Bryanston', { method: 'POST' }))).status).toBe(403)
    expect((await rest('deliveries/send-again', as('leads', { method: 'POST' }))).body).toEqual({ sent: 0 })
  })
})

describe('the handling of an enquiry', () => {
  test('records the first response once, signs notes and keeps what the visitor sent', async () => {
    const id = await idOf('Bryanston')
    const body = { status: 'inProgress', fullName: 'Someone else', notes: [{ text: 'Called.' }] }
    const { status } = await rest(`enquiries/${id}`, as('Bryanston', { method: 'PATCH', body }))
    expect(status).toBe(200)
    const handled = await payload.findByID({ collection: 'enquiries', id, depth: 0 })
    expect(handled).toMatchObject({
      status: 'inProgress',
      fullName: '=Customer of Bryanston',
      notes: [{ text: 'Called.', by: 'Bryanston', at: expect.any(String) }],
      respondedAt: expect.any(String),
      responseMinutes: expect.any(Number),
    })
    const again = { method: 'PATCH', body: { status: 'done' } }
    await rest(`enquiries/${id}`, as('leads', again))
    const done = await payload.findByID({ collection: 'enquiries', id, depth: 0 })
    expect([done.status, done.respondedAt]).toEqual(['done', handled.respondedAt])
  })

  test('lets the leads role but no dealer assign an enquiry', async () => {
    const id = await idOf('Sandton')
    const { docs } = await payload.find({ collection: 'users', where: { name: { equals: 'leads' } } })
    const assign = { method: 'PATCH', body: { assignedTo: docs[0]?.id } }
    await rest(`enquiries/${id}`, as('Sandton', assign))
    expect((await payload.findByID({ collection: 'enquiries', id, depth: 0 })).assignedTo ?? null).toBeNull()
    await rest(`enquiries/${id}`, as('leads', assign))
    expect((await payload.findByID({ collection: 'enquiries', id, depth: 0 })).assignedTo).toBe(docs[0]?.id)
  })
})

describe('the notes of an enquiry', () => {
  const change = async (who: string, body: object, name = 'Bryanston') =>
    rest(`enquiries/${await idOf(name)}`, as(who, { method: 'PATCH', body }))
  const notes = async () => {
    const enquiry = await payload.findByID({ collection: 'enquiries', id: await idOf('Bryanston'), depth: 0 })
    return (enquiry.notes ?? []).map(({ id, text, by }) => ({ id, text, by }))
  }
  const texts = async () => (await notes()).map(({ text, by }) => `${by}: ${text}`)

  test('are added through the admin field or as rows, and signed by the server', async () => {
    expect((await change('Bryanston', { newNote: ' Called. ' })).status).toBe(200)
    const forged = { id: 'a'.repeat(24), text: 'Wrote.', by: 'Bryanston', at: '2020-01-01T00:00:00.000Z' }
    expect((await change('leads', { notes: [forged] })).status).toBe(200)
    expect((await texts()).slice(-2)).toEqual(['Bryanston: Called.', 'leads: Wrote.'])
    expect((await notes()).at(-1)?.id).not.toBe(forged.id)
  })

  test.each(['Bryanston', 'leads', 'admin'])(
    'are kept when %s leaves them out or empties the list',
    async (who) => {
      const before = await notes()
      for (const body of [{ notes: [] }, { notes: null }, { notes: before.slice(1) }, { status: 'done' }])
        expect((await change(who, body)).status).toBe(200)
      expect(await notes()).toEqual(before)
    },
  )

  test.each(['Bryanston', 'leads', 'admin'])('return 400 when %s tries to rewrite them', async (who) => {
    const before = await notes()
    const rewritten = before.map((note) => ({ ...note, text: 'Never called.' }))
    const { status, body } = await change(who, { notes: rewritten })
    expect(status).toBe(400)
    expect(body.errors[0].data.errors[0]).toEqual({
      ...{ path: 'notes.0.text', message: 'A saved note cannot be changed. Add another one.' },
    })
    expect(await notes()).toEqual(before)
  })

  test('return 403 to editors, and keep their author when another name is sent', async () => {
    const before = await notes()
    expect((await change('editor', { newNote: 'Read.' })).status).toBe(403)
    const signed = before.map((note) => ({ ...note, by: 'Someone else' }))
    expect((await change('leads', { notes: signed })).status).toBe(200)
    expect(await notes()).toEqual(before)
  })

  test('are all stored when two users add one at the same time', async () => {
    const before = await texts()
    const added = ['One.', 'Two.', 'Three.']
    await Promise.all(
      added.map((text, index) => change(index === 1 ? 'leads' : 'Bryanston', { newNote: text })),
    )
    const after = await texts()
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.slice(before.length).sort()).toEqual(['Bryanston: One.', 'Bryanston: Three.', 'leads: Two.'])
  })

  test('return 400 when they are empty or too long', async () => {
    expect((await change('leads', { notes: [{ text: '' }] })).status).toBe(400)
    expect((await change('leads', { newNote: 'x'.repeat(4_001) })).status).toBe(400)
  })
})

describe('the export of enquiries', () => {
  test('contains only what the user may read or filters for, with formulas as text', async () => {
    const { status, body: text } = await rest('enquiries/export.csv', as('Bryanston'))
    expect(status).toBe(200)
    expect(text).toContain(`"'=Customer of Bryanston"`)
    expect(text).toContain(references.Bryanston)
    expect(text).not.toContain('Sandton')
    expect((await rest('enquiries/export.csv', as('admin'))).body.match(/FC-/g)).toHaveLength(2)
    const where = encodeURIComponent(JSON.stringify({ reference: { equals: references.Sandton } }))
    expect((await rest(`enquiries/export.csv?where=${where}`, as('admin'))).body.match(/FC-/g)).toHaveLength(
      1,
    )
  })

  test('returns 403 to editors and unauthenticated clients', async () => {
    expect((await rest('enquiries/export.csv', as('editor'))).status).toBe(403)
    expect((await rest('enquiries/export.csv', as('unauthenticated'))).status).toBe(403)
  })
})
