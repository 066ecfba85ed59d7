import { handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '../cms.ts'
import { type ExampleUpload, exampleDocument, examplePicture } from '../uploads/index.ts'
import { createDesk, createRegion, type Desk, stored } from './dealer-desk.ts'

let cms: TestCms
let payload: Payload
let region: number
let group: number
let own: Desk
let other: Desk

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  region = await createRegion(payload)
  const data = { title: 'Marula', slug: 'marula', _status: 'published' as const }
  group = (await payload.create({ collection: 'dealerGroups', data })).id
  own = await createDesk(payload, 'bryanston', region, '#7fa8c9')
  other = await createDesk(payload, 'parktown', region, '#c97f7f')
})
afterAll(() => cms.close())

const record = (desk = own) => `dealers/${desk.dealer}`
const patch = (path: string, body: object) => own.as(path, { method: 'PATCH', body })
const trashed = { deletedAt: '2026-01-01T00:00:00.000Z' }
const hours = [{ day: 'Monday', hoursInformation: { startTime: '09:00', endTime: '15:00', isClosed: false } }]

describe('the record of a dealer', () => {
  it.each([
    ['telephone', '0800 000 999'],
    ['operatingHours', hours],
    ['socialLinks', [{ network: 'facebook', address: 'https://www.example.co.za/bryanston' }]],
    ['sideImage', { source: 'place', scene: 'karoo' }],
  ])('has a %s that the dealer itself changes', async (field, value) => {
    expect((await patch(record(), { [field]: value, _status: 'published' })).status).toBe(200)
    expect((await stored(payload, 'dealers', own.dealer))[field]).toMatchObject(value as object)
  })

  it('has fields that only editors change: what a dealer sends for them is left out', async () => {
    const mine = [{ email: 'mine@example.co.za' }]
    const fields = {
      ...{ name: 'Another name', slug: 'another-slug', supplierCode: 'XX999', toyotaSupplier: 'N' },
      ...{ region: 999, group, brands: ['Lexus'], services: ['fleet'] },
      ...{ streetAddress: '1 Other Street', suburb: 'Elsewhere', city: 'Elsewhere', postCode: '0001' },
      ...{ lat: -30, longitude: 20, email: 'mine@example.co.za', emailAddress: 'mine@example.co.za' },
      ...{ contactName: 'Me', position: 'King', generalEnquiryRecipients: mine, automarkRecipients: mine },
      ...{ oneAdsRecipients: mine, tradeInRecipients: mine, leadProvider: true },
      ...{ crmDelivery: 'attachment', crmAddress: 'https://mine.example.co.za' },
    }
    const before = await stored(payload, 'dealers', own.dealer)
    for (const query of ['', '?draft=true']) {
      const body = { ...fields, telephone: '0800 000 998', _status: 'published' }
      expect((await patch(`${record()}${query}`, body)).status).toBe(200)
    }
    for (const draft of [false, true]) {
      const after = await stored(payload, 'dealers', own.dealer, draft)
      expect(after.telephone).toBe('0800 000 998')
      for (const field of Object.keys(fields)) expect(after[field], field).toEqual(before[field])
    }
  })

  it('is neither taken off the site, trashed, deleted nor created by a dealer', async () => {
    expect((await patch(record(), { _status: 'draft' })).status).toBe(403)
    expect((await patch(record(), trashed)).status).toBe(403)
    expect((await own.as(record(), { method: 'DELETE' })).status).toBe(403)
    const body = { name: 'New', slug: 'new', supplierCode: 'N1', toyotaSupplier: 'Y', region }
    expect((await own.as('dealers', { method: 'POST', body })).status).toBe(403)
    expect((await own.as(`${record()}/duplicate`, { method: 'POST', body })).status).toBe(403)
    expect(await stored(payload, 'dealers', own.dealer)).toMatchObject({ _status: 'published' })
  })

  it('is not brought back from an older version by a dealer, with the fields of editors', async () => {
    const where = { parent: { equals: own.dealer } }
    const { docs } = await payload.findVersions({ collection: 'dealers', where, sort: 'createdAt' })
    const versions = await own.as('dealers/versions?limit=100')
    expect(versions.body.docs.map(({ id }: { id: number }) => id)).toContain(docs[0]?.id)
    for (const query of ['', '?draft=true']) {
      const restored = await own.as(`dealers/versions/${docs[0]?.id}${query}`, { method: 'POST' })
      expect(restored.status).toBe(403)
    }
  })

  it('is not put on the site by a dealer', async () => {
    const { id } = await payload.create({
      collection: 'dealers',
      draft: true,
      data: { name: 'Soon', slug: 'soon', supplierCode: 'S9', toyotaSupplier: 'Y', region, _status: 'draft' },
    })
    await payload.update({
      collection: 'users',
      where: { dealer: { equals: own.dealer } },
      data: { dealer: id },
    })
    const telephone = { telephone: '0800 000 111' }
    expect((await patch(`dealers/${id}`, { ...telephone, _status: 'published' })).status).toBe(403)
    expect((await patch(`dealers/${id}?draft=true`, { ...telephone, _status: 'draft' })).status).toBe(200)
    expect(await stored(payload, 'dealers', id)).toMatchObject({ _status: 'draft' })
    await payload.update({
      collection: 'users',
      where: { dealer: { equals: id } },
      data: { dealer: own.dealer },
    })
  })

  it('is not published together with what an editor prepares', async () => {
    const prepared = { name: 'A name for next month', _status: 'draft' as const }
    await payload.update({ collection: 'dealers', id: own.dealer, data: prepared, draft: true })
    const refused = await patch(record(), { telephone: '0800 000 222', _status: 'published' })
    expect(refused.status).toBe(409)
    expect(JSON.stringify(refused.body)).toContain('Head office is preparing other changes')
    expect(await stored(payload, 'dealers', own.dealer)).toMatchObject({ name: 'Dealer bryanston' })
    const discarded = { name: 'Dealer bryanston', _status: 'draft' as const }
    await payload.update({ collection: 'dealers', id: own.dealer, data: discarded, draft: true })
    expect((await patch(record(), { telephone: '0800 000 222', _status: 'published' })).status).toBe(200)
    expect(await stored(payload, 'dealers', own.dealer)).toMatchObject({ telephone: '0800 000 222' })
  })

  it('is neither read as a draft nor changed by another dealer', async () => {
    const draft = { name: 'Only in the draft', _status: 'draft' as const }
    await payload.update({ collection: 'dealers', id: other.dealer, data: draft, draft: true })
    for (const path of [
      `${record(other)}?draft=true`,
      'dealers?draft=true&limit=100',
      'dealers/versions?limit=100',
    ])
      expect(JSON.stringify((await own.as(path)).body), path).not.toContain(draft.name)
    for (const query of ['', '?draft=true'])
      expect((await patch(`${record(other)}${query}`, { telephone: '0800 000 666' })).status).toBe(403)
    const bulk = await patch('dealers?where[id][exists]=true', { telephone: '0800 000 666' })
    expect(bulk.body.docs?.map(({ id }: { id: number }) => id) ?? []).not.toContain(other.dealer)
    expect(await stored(payload, 'dealers', other.dealer)).toMatchObject({ telephone: '0800 000 101' })
    expect(JSON.stringify((await own.as('dealers?depth=2&limit=100')).body)).not.toContain('secret.')
  })
})

/** Sends a file as a form of the admin does. */
async function send(desk: Desk, method: 'POST' | 'PATCH', path: string, file: ExampleUpload, values: object) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(file.data)], { type: file.mimetype }), file.name)
  form.set('_payload', JSON.stringify(values))
  const email = `${desk.slug}@example.co.za`
  const data = { email, password: 'a-password-of-a-dealer' }
  const { token } = await payload.login({ collection: 'users', data })
  const headers = { host: 'localhost', authorization: `JWT ${token}` }
  const request = new Request(`http://localhost/api/${path}`, { method, headers, body: form })
  const response = await handleEndpoints({ config: payload.config, request })
  const text = await response.text()
  return { status: response.status, text, doc: text.startsWith('{') ? JSON.parse(text).doc : undefined }
}

describe('the files of a dealer', () => {
  it('belong to it, whatever dealer it sends, and are prepared like those of editors', async () => {
    const picture = await examplePicture({ sky: '#224466' })
    const { status, doc } = await send(own, 'POST', 'media', picture, {
      alt: 'Our hall',
      dealer: other.dealer,
    })
    expect(status).toBe(201)
    expect(await stored(payload, 'media', doc.id)).toMatchObject({ dealer: own.dealer, alt: 'Our hall' })
    expect(doc.filename).toMatch(/-[0-9a-f]{10}\.jpg$/)
    const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    const script = { name: 'logo.png', mimetype: 'image/png', data, size: data.length }
    expect((await send(own, 'POST', 'media', script, { alt: 'x' })).status).toBe(400)
    await patch(`media/${doc.id}`, { dealer: other.dealer, alt: 'Our new hall' })
    expect(await stored(payload, 'media', doc.id)).toMatchObject({ dealer: own.dealer, alt: 'Our new hall' })
    expect((await own.as(`media/${doc.id}`, { method: 'PATCH', body: trashed })).status).toBe(200)
  })

  it('are not replaced, because another page may show them', async () => {
    const before = await stored(payload, 'media', own.media)
    const picture = await examplePicture({ sky: '#880000' })
    expect((await send(own, 'PATCH', `media/${own.media}`, picture, { alt: 'x' })).status).toBe(403)
    expect((await stored(payload, 'media', own.media)).filename).toBe(before.filename)
  })

  it('are not changed, replaced or removed by another dealer, nor are those of editors', async () => {
    const file = { ...exampleDocument() }
    const { id: national } = await payload.create({ collection: 'media', file, data: {} })
    for (const id of [other.media, national]) {
      const before = await stored(payload, 'media', id)
      for (const body of [{ alt: 'Taken' }, { dealer: own.dealer }, trashed])
        expect((await patch(`media/${id}`, body)).status, JSON.stringify(body)).toBe(403)
      expect((await own.as(`media/${id}`, { method: 'DELETE' })).status).toBe(403)
      const picture = await examplePicture({ sky: '#008800' })
      expect((await send(own, 'PATCH', `media/${id}`, picture, { alt: 'Taken' })).status).toBe(403)
      expect(await stored(payload, 'media', id)).toEqual(before)
    }
  })

  it('are chosen from its own and those of editors, not from those of another dealer', async () => {
    const { id: national } = await payload.create({
      ...{ collection: 'media', data: { alt: 'A road' } },
      file: { ...(await examplePicture({ sky: '#113355' })) },
    })
    const choose = (image: number) =>
      patch(record(), { sideImage: { source: 'upload', image }, _status: 'published' })
    expect((await choose(other.media)).status).toBe(400)
    expect((await choose(own.media)).status).toBe(200)
    expect((await choose(national)).status).toBe(200)
  })
})
