import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { requestRest } from '#tests/rest.ts'

let cms: TestCms
let id: number
let draftId: number

/** The private fields of the dealer, with values that occur nowhere else. */
const secrets = {
  contactName: 'Nomvula Verborge',
  position: 'Geheimhoof',
  email: 'secret.main@example.co.za',
  emailAddress: 'secret.second@example.co.za',
  generalEnquiryRecipients: [{ email: 'secret.general@example.co.za' }],
  automarkRecipients: [{ email: 'secret.used@example.co.za' }],
  oneAdsRecipients: [{ email: 'secret.ads@example.co.za' }],
  tradeInRecipients: [{ email: 'secret.tradein@example.co.za' }],
  leadProvider: true,
}
const privateFields = Object.keys(secrets)
const privatePaths = privateFields.map((field) => (field.endsWith('Recipients') ? `${field}.email` : field))
const secretWords = /secret\.|Verborge|Geheimhoof/

const get = (address: string) => requestRest(cms.payload, address)

beforeAll(async () => {
  cms = await openTestCms()
  const { payload } = cms
  const region = await payload.create({
    collection: 'regions',
    data: { name: 'Gauteng', slug: 'gauteng', order: 1, kind: 'province', currency: 'ZAR' },
  })
  const group = await payload.create({
    collection: 'dealerGroups',
    data: { title: 'Marula', slug: 'marula', _status: 'published' },
  })
  const dealer = {
    name: 'Marula Bryanston',
    slug: 'bryanston',
    supplierCode: 'T001',
    toyotaSupplier: 'Y' as const,
    region: region.id,
    group: group.id,
    telephone: '0800 000 101',
    ...secrets,
  }
  const published = await payload.create({ collection: 'dealers', data: { ...dealer, _status: 'published' } })
  id = published.id
  const draft = await payload.create({
    collection: 'dealers',
    draft: true,
    data: { ...dealer, name: 'Not yet', slug: 'not-yet', supplierCode: 'T002', _status: 'draft' },
  })
  draftId = draft.id
})
afterAll(() => cms.close())

describe('the REST API of dealers for visitors', () => {
  it('returns the fields of the contract (D-089, D-090, D-092)', async () => {
    const { status, body } = await get('/api/dealers?where[slug][equals]=bryanston&limit=1&draft=false')
    expect(status).toBe(200)
    expect(body.docs).toEqual([
      expect.objectContaining({
        id,
        name: 'Marula Bryanston',
        slug: 'bryanston',
        supplierCode: 'T001',
        toyotaSupplier: 'Y',
        province: 'Gauteng',
        telephone: '0800 000 101',
        group: expect.objectContaining({ slug: 'marula', title: 'Marula' }),
      }),
    ])
  })

  it.each([
    '/api/dealers',
    '/api/dealers?depth=0',
    '/api/dealers?depth=3',
    '/api/dealers?locale=all',
    `/api/dealers?${privateFields.map((field) => `select[${field}]=true`).join('&')}`,
    '/api/dealers?select[oneAdsRecipients][email]=true&select[email]=true',
    '/api/dealers?joins[group][where][email][exists]=true',
    '/api/dealerGroups?depth=3',
    '/api/dealerGroups?depth=3&populate[dealers][email]=true&populate[dealers][tradeInRecipients]=true',
    '/api/regions?depth=3',
  ])('returns no private field for %s', async (address) => {
    const { status, text } = await get(address)
    expect(status).toBe(200)
    expect(text).not.toMatch(secretWords)
    expect(text).not.toMatch(/"leadProvider"|Recipients"/)
  })

  it('returns no private field for a dealer by its id', async () => {
    const { status, body, text } = await get(`/api/dealers/${id}?depth=3`)
    expect(status).toBe(200)
    expect(text).not.toMatch(secretWords)
    for (const field of privateFields) expect(body, field).not.toHaveProperty(field)
  })

  it.each(privatePaths)('rejects a condition on %s, which would reveal its value', async (path) => {
    for (const operator of ['equals', 'like', 'contains', 'exists', 'in', 'not_equals', 'greater_than']) {
      const { status, text } = await get(`/api/dealers?where[${path}][${operator}]=true`)
      expect(status, `${operator}: ${text}`).toBe(400)
      expect(text).not.toMatch(secretWords)
    }
    const nested = `/api/dealers?where[or][0][and][0][${path}][exists]=true&where[or][1][id][exists]=false`
    expect((await get(nested)).status).toBe(400)
    const underscored = `/api/dealers?where[${path.replace('.', '__')}][exists]=true`
    expect((await get(underscored)).status).toBe(400)
  })

  it.each(privatePaths)('rejects counting by %s', async (path) => {
    expect((await get(`/api/dealers/count?where[${path}][exists]=true`)).status).toBe(400)
  })

  it.each(privatePaths)('rejects sorting by %s', async (path) => {
    for (const sort of [path, `-${path}`, `name,${path}`, path.replace('.', '__')]) {
      expect((await get(`/api/dealers?sort=${sort}`)).status, sort).toBe(400)
    }
  })

  it.each(privatePaths)('rejects a condition on %s through a group', async (path) => {
    for (const field of [`dealersByProvinces.dealers.dealer.${path}`, `dealersByProvinces.dealers.dealer`]) {
      expect((await get(`/api/dealerGroups?where[${field}][exists]=true`)).status, field).toBe(400)
    }
  })

  it('does not expose versions, drafts or unpublished dealers', async () => {
    expect((await get('/api/dealers/versions')).status).toBe(403)
    expect((await get('/api/dealers?draft=true')).status).toBe(403)
    expect((await get(`/api/dealers/${draftId}`)).status).toBe(404)
    const { body } = await get('/api/dealers')
    expect(body.totalDocs).toBe(1)
    expect((await get('/api/dealers/count')).body.totalDocs).toBe(1)
  })

  it('returns 403 for an update', async () => {
    const { handleEndpoints } = await import('payload')
    const request = new Request(`http://localhost/api/dealers/${id}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Mine', email: 'mine@example.co.za' }),
    })
    expect((await handleEndpoints({ config: cms.payload.config, request })).status).toBe(403)
  })
})

describe('the slug of a dealer or a region', () => {
  it.each(['groups', 'Groups', 'a b', '-a', ''])('rejects %j (D-078)', async (slug) => {
    const { docs } = await cms.payload.find({ collection: 'regions' })
    const region = docs[0]?.id ?? 0
    const dealer = { name: 'Groups', slug, supplierCode: 'T009', toyotaSupplier: 'Y' as const, region }
    await expect(
      cms.payload.create({ collection: 'dealers', data: { ...dealer, _status: 'published' } }),
    ).rejects.toThrow(/invalid/)
    const regionData = { name: 'Groups', slug, order: 9, kind: 'province' as const, currency: 'ZAR' as const }
    await expect(cms.payload.create({ collection: 'regions', data: regionData })).rejects.toThrow(/invalid/)
  })
})

describe('a dealer read by an editor', () => {
  it('includes the private fields', async () => {
    const user = await cms.payload.create({
      collection: 'users',
      data: {
        email: 'editor@example.co.za',
        password: 'correct-horse-battery',
        name: 'Editor',
        role: 'editor',
      },
    })
    const found = await cms.payload.findByID({
      collection: 'dealers',
      id,
      overrideAccess: false,
      user: { ...user, collection: 'users' },
    })
    expect(found).toMatchObject({
      email: secrets.email,
      contactName: secrets.contactName,
      leadProvider: true,
    })
    expect(found.tradeInRecipients).toMatchObject(secrets.tradeInRecipients)
  })
})
